import { Fragment, useCallback, useRef, type ReactNode } from 'react';
import { GapRow } from '../ui/tables/page-table.tsx';
import { useWindowedRows } from '../ui/tables/windowed-rows.ts';

/** What a row needs so that its height can be measured. */
export interface MeasuredRow {
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly rowRef: ((row: Element | null) => void) | undefined;
}

interface WindowedTableBodyProps<Item> {
  readonly items: readonly Item[];
  /** Declared outside the component, so that it stays the same. */
  readonly getKey: (item: Item) => number | string;
  readonly columnCount: number;
  /** The height of a row in px, until it is measured. */
  readonly estimateHeight: (item: Item) => number;
  /** How many rows are rendered beyond those in view, at either end. */
  readonly overscan: number;
  /** The index of the row that stays rendered because somebody is typing in it. */
  readonly kept?: number;
  /** Below the rows. */
  readonly end?: ReactNode;
  readonly children: (item: Item, row: MeasuredRow) => ReactNode;
}

/** The body of a table that scrolls with the page. Of a long list only the rows in view are rendered. */
export function WindowedTableBody<Item>(props: WindowedTableBodyProps<Item>) {
  const { items, getKey, columnCount, estimateHeight, overscan, kept = -1, end, children } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, below, rowRef } = useWindowedRows({
    count: items.length,
    list: body,
    estimateSize: (index) => {
      const item = items[index];
      return item === undefined ? 0 : estimateHeight(item);
    },
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : getKey(item);
      },
      [items, getKey],
    ),
    overscan,
    kept,
  });
  return (
    <tbody ref={body}>
      {rows.map(({ index, above }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <Fragment key={getKey(item)}>
            {above > 0 && <GapRow columns={columnCount} height={above} />}
            {children(item, { index, rowRef })}
          </Fragment>
        );
      })}
      {below > 0 && <GapRow columns={columnCount} height={below} />}
      {end !== undefined && (
        <tr>
          <td colSpan={columnCount}>{end}</td>
        </tr>
      )}
    </tbody>
  );
}
