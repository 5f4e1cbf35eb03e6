import { UserPage } from '../../people/users/user-page.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { riskTexts } from '../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { PortfolioViews } from '../../portfolio/figures/returns/portfolio-views.tsx';
import { PortfolioRisk } from '../../portfolio/figures/risk/portfolio-risk.tsx';

export function MyRiskScreen() {
  const texts = useTexts(riskTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PortfolioViews owner="me" />
      <PortfolioRisk owner="me" />
    </Page>
  );
}

/** The risk of a user's bonds, for administrators. */
export function UserRiskScreen() {
  const texts = useTexts(riskTexts);
  return (
    <UserPage texts={texts} intro={() => texts.intro}>
      {(owner) => (
        <>
          <PortfolioViews owner={owner} />
          <PortfolioRisk owner={owner} />
        </>
      )}
    </UserPage>
  );
}
