import { useEffect } from 'react';
import type { UserId } from '#api/platform/ids';
import { useUser } from '../../platform/queries/people/user.ts';
import { userDetailsTexts } from '../../platform/texts/people/user-details.ts';
import { useTexts } from '../../platform/texts/texts.ts';

/** The user's name for a title: name or email, or the id if neither could be loaded; null while loading. */
export function useUserName(id: UserId | undefined): string | null {
  const { userById } = useTexts(userDetailsTexts);
  const { data: user, error } = useUser(id);
  // The page is usable without the name, so it reports no error.
  useEffect(() => {
    if (error !== null) window.console.warn(`The name of user ${id} could not be loaded: ${error.message}`);
  }, [error, id]);
  if (user !== undefined) return user.username === '' ? user.email : user.username;
  return error === null || id === undefined ? null : userById(String(id));
}
