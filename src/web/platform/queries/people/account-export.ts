import type { z } from 'zod';
import { exportMyAccount, type AccountExport } from '#api/people/account-export';
import { call } from '../../api-client/call.ts';
import { useMutation } from '../use-mutation.ts';

/** Fetches all of the user's own data and saves it. */
export function useAccountExport(save: (account: z.output<typeof AccountExport>) => Promise<void> | void) {
  return useMutation({ mutationFn: async () => save(await call(exportMyAccount)) });
}
