import { useCallback, useRef } from 'react';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { HeaderCell, WIDE_ONLY } from '../../platform/ui/tables/data-table.tsx';
import { GapRow, PageTable } from '../../platform/ui/tables/page-table.tsx';
import { useWindowedRows } from '../../platform/ui/tables/windowed-rows.ts';
import type { UserListProps } from './user-list-props.ts';
import { COLUMNS, UserFormRow, UserRow } from './user-row.tsx';

const ROW_HEIGHT = 45;

/** The users as a table, for wide screens; the row that is edited becomes its form, and stays one when it is scrolled away. */
export function UserTable(props: UserListProps) {
  const { users, more, editing } = props;
  const texts = useTexts(usersTexts);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, below, rowRef } = useWindowedRows({
    count: users.length,
    list: body,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => users[index]?.userId ?? index, [users]),
    overscan: 2,
    kept: users.findIndex(({ userId }) => userId === editing),
  });
  return (
    <PageTable label={texts.users} rowCount={more === null ? users.length + 1 : -1}>
      <UserTableHead />
      <tbody ref={body}>
        {rows.flatMap(({ index, above }) => {
          const user = users[index];
          if (user === undefined) return [];
          const Row = user.userId === editing ? UserFormRow : UserRow;
          return [
            above > 0 && <GapRow key={`above ${user.userId}`} columns={COLUMNS} height={above} />,
            <Row key={user.userId} {...props} user={user} index={index} rowRef={rowRef} />,
          ];
        })}
        {below > 0 && <GapRow columns={COLUMNS} height={below} />}
        {more !== null && (
          <tr>
            <td colSpan={COLUMNS}>
              <MoreButton {...more} />
            </td>
          </tr>
        )}
      </tbody>
    </PageTable>
  );
}

function UserTableHead() {
  const texts = useTexts(usersTexts);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeaderCell pinned>{texts.username}</HeaderCell>
        <HeaderCell>{texts.email}</HeaderCell>
        <HeaderCell className={WIDE_ONLY}>{texts.phone}</HeaderCell>
        <HeaderCell>{texts.role}</HeaderCell>
        <HeaderCell>{texts.type}</HeaderCell>
        <HeaderCell>{texts.idNumber}</HeaderCell>
        <HeaderCell numeric className="no-print">
          {texts.actions}
        </HeaderCell>
      </tr>
    </thead>
  );
}
