import type { Incoming } from '../../platform/http/request.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Asker } from './limited-queue.ts';

/** For whom a password is hashed: this request, at the account of this e-mail. */
export function askerOf({ ip }: Pick<Incoming, 'ip'>, account: string): Asker {
  return { address: addressKey(ip), account };
}
