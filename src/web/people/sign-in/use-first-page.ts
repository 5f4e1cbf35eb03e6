import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SessionUser } from '#api/people/users';
import { hasEndedSession } from '../../platform/session/session.ts';
import { chooseStartPage } from '../../platform/session/start-page.ts';

/** Opens the user's start page after the sign-in, or the page where they were typing when their last session ended. */
export function useFirstPage(): (user: SessionUser) => Promise<void> {
  const { history } = useRouter();
  const navigate = useNavigate();
  return async (user) => {
    const address = hasEndedSession() ? await findDraftAddress(user) : null;
    if (address === null) await navigate({ to: chooseStartPage(user), replace: true });
    else history.replace(address);
  };
}

async function findDraftAddress({ userId }: SessionUser): Promise<string | null> {
  const { draftAddress } = await import('../../platform/session/drafts.ts');
  return draftAddress(userId);
}
