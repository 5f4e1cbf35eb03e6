import { useEffect } from 'react';
import type { UserId } from '#api/platform/ids';
import { useOwner } from '../../platform/queries/portfolio/etfs-and-shares.ts';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../platform/texts/texts.ts';

/** How the title names the user: by name or email, or by number where neither could be loaded; null until it is known. */
export function useOwnerName(id: UserId | undefined): string | null {
  const { userById } = useTexts(etfsAndSharesTexts);
  const { data: user, error } = useOwner(id);
  // The list stands without the name, so nothing is said in the page.
  useEffect(() => {
    if (error !== null) window.console.warn(`The name of user ${id} could not be loaded: ${error.message}`);
  }, [error, id]);
  if (user !== undefined) return user.username === '' ? user.email : user.username;
  return error === null || id === undefined ? null : userById(String(id));
}
