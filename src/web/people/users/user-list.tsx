import type { UserListProps } from './user-list-props.ts';
import { useListTop } from '../../platform/lists/use-list-top.ts';
import { useWideScreen } from '../../platform/ui/use-wide-screen.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

/** A table on wide screens, otherwise cards. Only one list is rendered, so that only one form can be open. */
export function UserList(props: UserListProps) {
  const top = useListTop(props.search);
  return <div ref={top}>{useWideScreen() ? <UserTable {...props} /> : <UserCards {...props} />}</div>;
}
