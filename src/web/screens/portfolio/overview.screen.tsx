import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { overviewTexts } from '../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/records/etfs-and-shares/use-owner-name.ts';
import { PortfolioOverview } from '../../portfolio/figures/overview/portfolio-overview.tsx';
import { PortfolioViews } from '../../portfolio/figures/returns/portfolio-views.tsx';

/** The overview of all the user's holdings. */
export function OverviewScreen() {
  const texts = useTexts(overviewTexts);
  return (
    <Page title={texts.title}>
      <PortfolioViews owner="me" />
      <PortfolioOverview owner="me" />
    </Page>
  );
}

/** The overview of any user's holdings, for administrators. */
export function UserOverviewScreen() {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <UserOverview owner={owner} />;
}

function UserOverview({ owner }: { readonly owner: UserId }) {
  const texts = useTexts(overviewTexts);
  const name = useOwnerName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.titleOf(name)}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      <PortfolioViews owner={owner} />
      <PortfolioOverview owner={owner} />
    </Page>
  );
}
