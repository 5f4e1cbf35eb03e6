import type { User } from '#api/people/users';
import { Missing } from '../../platform/ui/amount.tsx';

/** A user's phone number as entered; the first administrator has none. */
export function Phone({ user }: { readonly user: User }) {
  return user.phoneNumber === '' ? <Missing /> : <span className="tabular-nums">{user.phoneNumber}</span>;
}
