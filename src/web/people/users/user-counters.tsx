import { useUserCounts } from '../../platform/queries/people/users.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Quantity } from '../../platform/ui/amount.tsx';
import { SummaryCards } from '../../platform/ui/sheet.tsx';

/** The number of users, by kind. */
export function UserCounters() {
  const texts = useTexts(usersTexts);
  const { data: counts } = useUserCounts();
  return (
    <SummaryCards
      cards={[
        { label: texts.totalUsers, value: <Quantity value={counts?.users ?? null} /> },
        { label: texts.administrators, value: <Quantity value={counts?.administrators ?? null} /> },
        { label: texts.companies, value: <Quantity value={counts?.companies ?? null} /> },
        { label: texts.individuals, value: <Quantity value={counts?.individuals ?? null} /> },
      ]}
    />
  );
}
