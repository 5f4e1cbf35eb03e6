import { useCallback, useEffect, useRef } from 'react';
import type { User } from '#api/users';
import { MoreButton } from '../lists/more-button.tsx';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { HeaderCell, TableFrame } from '../ui/data-table.tsx';
import { allRows, madeRows, useFrameRows, useKeptRow, useWindowed } from '../ui/windowed-rows.ts';
import type { UserListProps } from './user-list.tsx';
import { COLUMNS, UserFormRow, UserRow } from './user-row.tsx';

const HEADER_HEIGHT = 40;
const ROW_HEIGHT = 45;

/** The users as a table, for wide screens; the row that is edited becomes its form, and stays one when it is scrolled away. */
export function UserTable(props: UserListProps) {
  const { users, more, search, editing } = props;
  const texts = useTexts(usersTexts);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [search]);
  const { rows, below, rowRef } = useRowsInSight(users, { frame, editing });
  return (
    <TableFrame
      label={texts.users}
      frameRef={frame}
      rowCount={more === null ? users.length + 1 : -1}
      className="max-h-[calc(100dvh-24px)]"
    >
      <UserTableHead />
      <tbody>
        {rows.flatMap(({ index, above }) => {
          const user = users[index];
          if (user === undefined) return [];
          const Row = user.userId === editing ? UserFormRow : UserRow;
          return [
            above > 0 && <Gap key={`above ${user.userId}`} height={above} />,
            <Row key={user.userId} {...props} user={user} index={index} rowRef={rowRef} />,
          ];
        })}
        {below > 0 && <Gap height={below} />}
        {more !== null && (
          <tr>
            <td colSpan={COLUMNS}>
              <MoreButton {...more} frame={frame} />
            </td>
          </tr>
        )}
      </tbody>
    </TableFrame>
  );
}

interface Sight {
  readonly frame: { readonly current: HTMLDivElement | null };
  readonly editing: User['userId'] | null;
}

function useRowsInSight(users: readonly User[], { frame, editing }: Sight) {
  const kept = users.findIndex(({ userId }) => userId === editing);
  const windowed = useWindowed(users.length);
  const window = useFrameRows<HTMLDivElement, HTMLTableRowElement>({
    count: users.length,
    enabled: windowed,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => users[index]?.userId ?? index, [users]),
    scrollMargin: HEADER_HEIGHT,
    overscan: 6,
    rangeExtractor: useKeptRow(kept),
  });
  if (!windowed) return { rows: allRows(users.length), below: 0, rowRef: undefined };
  const inSight = window.getVirtualItems();
  return {
    rows: madeRows(inSight, { top: HEADER_HEIGHT, kept }),
    below: window.getTotalSize() - ((inSight.at(-1)?.end ?? HEADER_HEIGHT) - HEADER_HEIGHT),
    rowRef: window.measureElement,
  };
}

/** In the place of the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS} style={{ height }} className="p-0" />
    </tr>
  );
}

function UserTableHead() {
  const texts = useTexts(usersTexts);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeaderCell pinned>{texts.username}</HeaderCell>
        <HeaderCell>{texts.email}</HeaderCell>
        <HeaderCell>{texts.phone}</HeaderCell>
        <HeaderCell>{texts.role}</HeaderCell>
        <HeaderCell>{texts.type}</HeaderCell>
        <HeaderCell>{texts.idNumber}</HeaderCell>
        <HeaderCell numeric>{texts.actions}</HeaderCell>
      </tr>
    </thead>
  );
}
