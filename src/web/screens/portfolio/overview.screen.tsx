import { Page } from '../../platform/layout/page.tsx';
import { overviewTexts } from '../../platform/texts/portfolio/overview.ts';
import { useTexts } from '../../platform/texts/texts.ts';
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
