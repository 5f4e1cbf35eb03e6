import type { UserId } from '#api/ids';
import type { User } from '#api/users';
import { useListTop } from '../lists/use-list-top.ts';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

/** Where the list goes on, and is not loaded yet. */
export interface MoreUsers {
  readonly busy: boolean;
  readonly onMore: () => void;
}

export interface UserListProps {
  readonly users: readonly User[];
  /** Null: these are all. */
  readonly more: MoreUsers | null;
  /** What was searched for to find them. */
  readonly search: string;
  /** Whose row is a form at the moment. */
  readonly editing: UserId | null;
  readonly onEdit: (id: UserId | null) => void;
  readonly onSaved: () => void;
  readonly onPasswordReset: (user: User) => void;
  readonly onRemove: (user: User) => void;
}

/** One form at a time, so one list at a time: a table where there is room, else cards. */
export function UserList(props: UserListProps) {
  const top = useListTop(props.search);
  return <div ref={top}>{useWideScreen() ? <UserTable {...props} /> : <UserCards {...props} />}</div>;
}
