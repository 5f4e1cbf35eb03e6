import type { User } from '#api/users';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Quantity } from '../ui/amount.tsx';
import { SummaryCards } from '../ui/sheet.tsx';

/** How many users there are, and of which kinds. */
export function UserCounters({ users }: { readonly users: readonly User[] }) {
  const texts = useTexts(usersTexts);
  const count = (belongs: (user: User) => boolean) => <Quantity value={users.filter(belongs).length} />;
  return (
    <SummaryCards
      cards={[
        { label: texts.totalUsers, value: <Quantity value={users.length} /> },
        { label: texts.administrators, value: count(({ role }) => role === 'admin') },
        { label: texts.companies, value: count(({ personOrCompany }) => personOrCompany === 'company') },
        { label: texts.individuals, value: count(({ personOrCompany }) => personOrCompany === 'person') },
      ]}
    />
  );
}
