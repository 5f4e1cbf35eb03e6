import type { User } from '#api/people/users';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { useWideScreen } from '../../platform/ui/use-wide-screen.ts';
import { IdNumber } from './id-number.tsx';
import { Phone } from './phone.tsx';
import { UserMarks } from './user-marks.tsx';

/** The user's personal data. */
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
    ...(user.keepsOwnPortfolio ? ([[texts.portfolio, texts.portfolioKept]] as const) : []),
  ] as const;
  return (
    <Sheet>
      <details open={useWideScreen()} className="px-4 py-3 md:px-5">
        <summary className="cursor-pointer">
          <h2 className="inline font-bold">{basicInformation}</h2>
        </summary>
        <dl className="mt-1.5 grid grid-cols-2 gap-x-6 gap-y-1 md:grid-cols-3 lg:grid-cols-[4fr_6fr_4fr_3fr_4fr_4fr]">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-xs text-soft">{label}</dt>
              <dd className="min-h-7 content-center font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Sheet>
  );
}
