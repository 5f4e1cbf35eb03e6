import type { User } from '#api/users';
import { userDetailsTexts } from '../texts/user-details.ts';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { IdNumber } from './id-number.tsx';
import { Phone } from './phone.tsx';
import { UserMarks } from './user-marks.tsx';

/** Who the user is. */
export function BasicInformation({ user }: { readonly user: User }) {
  const { basicInformation } = useTexts(userDetailsTexts);
  const texts = useTexts(usersTexts);
  const facts = [
    [
      texts.username,
      <>
        {user.username}
        <UserMarks user={user} />
      </>,
    ],
    [texts.email, user.email],
    [texts.phone, <Phone user={user} />],
    [texts.role, texts.roles[user.role]],
    [texts.type, texts.types[user.personOrCompany]],
    [texts.idNumber, <IdNumber user={user} />],
  ] as const;
  return (
    <Sheet className="px-5 py-4">
      <h2 className="mb-3 font-bold">{basicInformation}</h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="min-h-8 content-center font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
