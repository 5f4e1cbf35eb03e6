import { useUserCounts } from '../queries/users.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Quantity } from '../ui/amount.tsx';
import { SummaryCards } from '../ui/sheet.tsx';

/** How many users there are, and of which kinds. */
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
