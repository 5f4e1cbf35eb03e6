import { useParams } from '@tanstack/react-router';
import type { UserId } from '#api/platform/ids';
import { ClientTabs } from '../../people/users/client-tabs.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { userIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { incomeTexts } from '../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useOwnerName } from '../../portfolio/records/etfs-and-shares/use-owner-name.ts';
import { IncomeIntro } from '../../portfolio/figures/income/income-intro.tsx';
import { IncomeSections } from '../../portfolio/figures/income/income-sections.tsx';
import { HoldersMissed } from '../../portfolio/figures/missed-payments/holders-missed.tsx';

/** Past, overdue and future income of the user's securities. */
export function MyIncomeScreen() {
  const { title } = useTexts(incomeTexts);
  return (
    <Page title={title} intro={<IncomeIntro owner="me" />}>
      <IncomeSections owner="me" showMissed={(missed) => <HoldersMissed owner="me" missed={missed} />} />
    </Page>
  );
}

/** The income of any user, for administrators. */
export function UserIncomeScreen() {
  const owner = userIdInAddress(useParams({ strict: false }).id);
  return owner === null ? <NotFound /> : <UserIncome owner={owner} />;
}

function UserIncome({ owner }: { readonly owner: UserId }) {
  const texts = useTexts(incomeTexts);
  const name = useOwnerName(owner);
  return (
    <Page
      title={name === null ? texts.title : texts.titleOf(name)}
      intro={<IncomeIntro owner={owner} />}
      holder={name ?? undefined}
      actions={<BackButton otherwise={{ to: '/admin/users/$id', params: { id: String(owner) } }} />}
    >
      <ClientTabs id={owner} />
      <IncomeSections
        key={owner}
        owner={owner}
        showMissed={(missed) => <HoldersMissed owner={owner} missed={missed} />}
      />
    </Page>
  );
}
