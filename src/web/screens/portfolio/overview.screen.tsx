import { Page } from '../../platform/layout/page.tsx';
import { overviewTexts } from '../../platform/texts/portfolio/overview.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { OverviewOfAll } from '../../portfolio/overview/overview.tsx';

/** All that the user holds. */
export function OverviewScreen() {
  const texts = useTexts(overviewTexts);
  return (
    <Page title={texts.title}>
      <OverviewOfAll owner="me" />
    </Page>
  );
}
