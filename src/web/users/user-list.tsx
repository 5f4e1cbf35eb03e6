import type { UserId } from '#api/ids';
import type { User } from '#api/users';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

export interface UserListProps {
  readonly users: readonly User[];
  /** Whose row is a form at the moment. */
  readonly editing: UserId | null;
  readonly onEdit: (id: UserId | null) => void;
  readonly onSaved: () => void;
  readonly onPasswordReset: () => void;
  readonly onRemove: (user: User) => void;
}

/** One form at a time, so one list at a time: a table where there is room, else cards. */
export function UserList(props: UserListProps) {
  return useWideScreen() ? <UserTable {...props} /> : <UserCards {...props} />;
}
