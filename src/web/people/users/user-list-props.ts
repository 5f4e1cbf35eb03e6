import type { UserId } from '#api/platform/ids';
import type { User } from '#api/people/users';
import type { MoreRows } from '../../platform/lists/use-loaded-pages.ts';

export interface UserListProps {
  readonly users: readonly User[];
  /** Null if there are no more. */
  readonly more: MoreRows | null;
  /** What was searched for to find them. */
  readonly search: string;
  /** Whose row is a form at the moment. */
  readonly editing: UserId | null;
  readonly onEdit: (id: UserId | null) => void;
  readonly onSaved: () => void;
  readonly onPasswordReset: (user: User) => void;
  readonly onRemove: (user: User) => void;
}
