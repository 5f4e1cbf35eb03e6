import type { RequestContext } from '../../platform/http/request-context.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { HashRequester } from './bounded-queue.ts';

/** The requester of a hash: this request, for the account with this email. */
export function hashRequester({ ip }: Pick<RequestContext, 'ip'>, account: string): HashRequester {
  return { address: addressKey(ip), account };
}
