import type { User } from '#api/people/users';
import { useSession } from '../../platform/session/use-session.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';

const LOOK = 'ml-1.5 rounded-full px-2 text-[11.5px]/[18px] font-medium';

/** The badges next to a user's name: 'You', 'Demo'. */
export function UserMarks({ user }: { readonly user: User }) {
  const texts = useTexts(usersTexts);
  const isMe = useSession()?.userId === user.userId;
  return (
    <>
      {isMe && <span className={`${LOOK} bg-accent-wash text-accent`}>{texts.you}</span>}
      {user.demo && <span className={`${LOOK} bg-warn-wash text-warn`}>{texts.demo}</span>}
    </>
  );
}
