import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { findUserOverview } from '#api/portfolio/figures/overview';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { overviewTexts } from '../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/etfs-and-shares/use-owner-name.ts';
import { OverviewOfAll } from '../../portfolio/overview/overview.tsx';
import { PortfolioViews } from '../../portfolio/returns/portfolio-views.tsx';

/** All that the user holds. */
export function OverviewScreen() {
  const texts = useTexts(overviewTexts);
  return (
    <Page title={texts.title}>
      <PortfolioViews owner="me" />
      <OverviewOfAll owner="me" />
    </Page>
  );
}

/** The same of a user, for an administrator. */
export function UserOverviewScreen() {
  const params = findUserOverview.params.safeParse({ ...useParams({ strict: false }) });
  return params.success ? <UserOverview owner={params.data.id} /> : <NotFound />;
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
      <OverviewOfAll owner={owner} />
    </Page>
  );
}
