import type { UserId } from '#api/platform/ids';

/** Where an account signed in from lately. */
export interface SignInAddressesTable {
  user_id: UserId;
  address: string;
  last_at: Date;
}
