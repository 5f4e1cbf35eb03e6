import type { RequestContext } from '../../platform/http/request-context.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { HashRequester } from './bounded-queue.ts';

/** Who a password is hashed for: this request, for the account of this email. */
export function hashRequester({ ip }: Pick<RequestContext, 'ip'>, account: string): HashRequester {
  return { address: addressKey(ip), account };
}
