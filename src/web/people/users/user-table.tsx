import type { User } from '#api/people/users';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { WindowedTableBody } from '../../platform/lists/windowed-table-body.tsx';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { HeaderCell, WIDE_ONLY } from '../../platform/ui/tables/data-table.tsx';
import { PageTable } from '../../platform/ui/tables/page-table.tsx';
import type { UserListProps } from './user-list-props.ts';
import { COLUMNS, UserFormRow, UserRow } from './user-row.tsx';

const ROW_HEIGHT = 45;
const findUserId = ({ userId }: User) => userId;

/** The users as a table, for wide screens. The edited row becomes a form, which stays rendered when scrolled out of view. */
export function UserTable(props: UserListProps) {
  const { users, more, editing } = props;
  const texts = useTexts(usersTexts);
  return (
    <PageTable label={texts.users} rowCount={more === null ? users.length + 1 : -1}>
      <UserTableHead />
      <WindowedTableBody
        items={users}
        getKey={findUserId}
        columnCount={COLUMNS}
        estimateHeight={() => ROW_HEIGHT}
        overscan={2}
        kept={users.findIndex(({ userId }) => userId === editing)}
        end={more === null ? undefined : <MoreButton {...more} />}
      >
        {(user, row) => {
          const Row = user.userId === editing ? UserFormRow : UserRow;
          return <Row {...props} user={user} {...row} />;
        }}
      </WindowedTableBody>
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
