import type { UserId } from '#api/platform/ids';
import type { User } from '#api/people/users';
import type { MoreRows } from '../../platform/lists/use-loaded-pages.ts';

export interface UserListProps {
  readonly users: readonly User[];
  /** Null if there are no more. */
  readonly more: MoreRows | null;
  /** The search text that found them. */
  readonly search: string;
  /** The user whose row is currently a form. */
  readonly editing: UserId | null;
  readonly onEdit: (user: User | null) => void;
  readonly onSaved: () => void;
  readonly onPasswordReset: (user: User) => void;
  readonly onRemove: (user: User) => void;
}
