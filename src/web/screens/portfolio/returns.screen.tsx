import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { returnsTexts } from '../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/records/etfs-and-shares/use-owner-name.ts';
import { PortfolioViews } from '../../portfolio/figures/returns/portfolio-views.tsx';
import { PortfolioReturns } from '../../portfolio/figures/returns/portfolio-returns.tsx';

export function MyReturnsScreen() {
  const texts = useTexts(returnsTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PortfolioViews owner="me" />
      <PortfolioReturns owner="me" />
    </Page>
  );
}

/** The returns of any user, for administrators. */
export function UserReturnsScreen() {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <UserReturns owner={owner} />;
}

function UserReturns({ owner }: { readonly owner: UserId }) {
  const texts = useTexts(returnsTexts);
  const name = useOwnerName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.titleOf(name)}
      intro={texts.intro}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      <PortfolioViews owner={owner} />
      <PortfolioReturns owner={owner} />
    </Page>
  );
}
