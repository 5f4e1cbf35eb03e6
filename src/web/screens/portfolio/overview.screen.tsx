import { UserPage } from '../../people/users/user-page.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { overviewTexts } from '../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../platform/texts/texts.ts';
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

/** The overview of a user's holdings, for administrators. */
export function UserOverviewScreen() {
  return (
    <UserPage texts={useTexts(overviewTexts)}>
      {(owner) => (
        <>
          <PortfolioViews owner={owner} />
          <PortfolioOverview owner={owner} />
        </>
      )}
    </UserPage>
  );
}
