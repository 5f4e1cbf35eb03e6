import { Page } from '../../platform/layout/page.tsx';
import { incomeTexts } from '../../platform/texts/portfolio/income.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { IncomeIntro } from '../../portfolio/income/income-intro.tsx';
import { IncomeSections } from '../../portfolio/income/income-sections.tsx';

/** What the user's securities paid, owe and will pay. */
export function MyIncomeScreen() {
  const { title } = useTexts(incomeTexts);
  return (
    <Page title={title} intro={<IncomeIntro owner="me" />}>
      <IncomeSections owner="me" />
    </Page>
  );
}
