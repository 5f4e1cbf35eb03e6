import type { UserId } from '#api/platform/ids';

/** The addresses from which an account recently signed in. */
export interface SignInAddressesTable {
  user_id: UserId;
  address: string;
  last_at: Date;
}
