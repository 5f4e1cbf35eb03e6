import { UserPage } from '../../people/users/user-page.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { incomeTexts } from '../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { IncomeIntro } from '../../portfolio/figures/income/income-intro.tsx';
import { IncomeSections } from '../../portfolio/figures/income/income-sections.tsx';
import { HoldersMissed } from '../../portfolio/figures/missed-payments/holders-missed.tsx';
import { GoToCalendarFeeds } from '../../portfolio/notices/calendar-feeds/go-to-calendar-feeds.tsx';
import { ExportMyIncome } from '../../portfolio/transfer/export-to-excel/export-my-income.tsx';

/** Past, overdue and future income of the user's securities. */
export function MyIncomeScreen() {
  const { title } = useTexts(incomeTexts);
  return (
    <Page
      title={title}
      intro={<IncomeIntro owner="me" />}
      actions={
        <>
          <ExportMyIncome />
          <GoToCalendarFeeds />
        </>
      }
    >
      <IncomeSections owner="me" showMissed={(missed) => <HoldersMissed owner="me" missed={missed} />} />
    </Page>
  );
}

/** The income of a user, for administrators. */
export function UserIncomeScreen() {
  return (
    <UserPage texts={useTexts(incomeTexts)} intro={(owner) => <IncomeIntro owner={owner} />}>
      {(owner) => (
        <IncomeSections
          key={owner}
          owner={owner}
          showMissed={(missed) => <HoldersMissed owner={owner} missed={missed} />}
        />
      )}
    </UserPage>
  );
}
