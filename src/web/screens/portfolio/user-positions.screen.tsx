import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { positionsTexts } from '../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/records/etfs-and-shares/use-owner-name.ts';
import { ListViews } from '../../portfolio/figures/positions/list-views.tsx';
import { PositionsBySecurity } from '../../portfolio/figures/positions/positions-by-security.tsx';

/** The positions of any user, for administrators. */
export function UserPositionsScreen() {
  const address = useParams({ strict: false });
  const owner = userIdInAddress(address.id);
  const kind = HOLDING_KINDS.find((each) => each === address.kind);
  if (owner === null || kind === undefined) return <NotFound />;
  return <UserPositions kind={kind} owner={owner} />;
}

function UserPositions({ kind, owner }: { readonly kind: HoldingKind; readonly owner: UserId }) {
  const texts = useTexts(positionsTexts);
  const name = useOwnerName(owner);
  const title = texts.titles[kind];
  return (
    <Page
      title={name === null ? title : texts.titleOf(title, name)}
      intro={texts.intro}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      <ListViews kind={kind} owner={owner} />
      <PositionsBySecurity key={kind} kind={kind} owner={owner} />
    </Page>
  );
}
