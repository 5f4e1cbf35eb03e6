import type { UserListProps } from './user-list-props.ts';
import { useListTop } from '../../platform/lists/use-list-top.ts';
import { useWideScreen } from '../../platform/ui/use-wide-screen.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

/** One form at a time, so one list at a time: a table where there is room, else cards. */
export function UserList(props: UserListProps) {
  const top = useListTop(props.search);
  return <div ref={top}>{useWideScreen() ? <UserTable {...props} /> : <UserCards {...props} />}</div>;
}
