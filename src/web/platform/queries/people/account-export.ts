import { useMutation } from '@tanstack/react-query';
import { exportMyAccount } from '#api/people/account-export';
import { call } from '../../api-client/call.ts';

export function useAccountExport() {
  return useMutation({ mutationFn: () => call(exportMyAccount) });
}
