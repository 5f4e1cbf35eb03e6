import { Page } from '../../platform/layout/page.tsx';
import { returnsTexts } from '../../platform/texts/portfolio/returns.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { PortfolioViews } from '../../portfolio/returns/portfolio-views.tsx';
import { ReturnsOf } from '../../portfolio/returns/returns-of.tsx';

export function MyReturnsScreen() {
  const texts = useTexts(returnsTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <PortfolioViews owner="me" />
      <ReturnsOf owner="me" />
    </Page>
  );
}
