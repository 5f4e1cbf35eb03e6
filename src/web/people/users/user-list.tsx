import { useState } from 'react';
import type { UserListProps } from './user-list-props.ts';
import { useListTop } from '../../platform/lists/use-list-top.ts';
import { useWideScreen } from '../../platform/ui/use-wide-screen.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

/** A table on wide screens, otherwise cards. Only one list is rendered, so that only one form can be open. */
export function UserList(props: UserListProps) {
  const top = useListTop(props.search);
  const isWide = useWideScreen();
  const [isTable, setIsTable] = useState(isWide);
  // The form is in its row: the other list would have a new one, without what was typed.
  if (props.editing === null && isTable !== isWide) setIsTable(isWide);
  return <div ref={top}>{isTable ? <UserTable {...props} /> : <UserCards {...props} />}</div>;
}
