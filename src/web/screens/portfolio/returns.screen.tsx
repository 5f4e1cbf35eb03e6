import { UserPage } from '../../people/users/user-page.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { returnsTexts } from '../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../platform/texts/texts.ts';
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

/** The returns of a user, for administrators. */
export function UserReturnsScreen() {
  const texts = useTexts(returnsTexts);
  return (
    <UserPage texts={texts} intro={() => texts.intro}>
      {(owner) => (
        <>
          <PortfolioViews owner={owner} />
          <PortfolioReturns owner={owner} />
        </>
      )}
    </UserPage>
  );
}
