import type { ReactNode, Ref } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/screen-icons.ts';

interface TableFrameProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** The element that scrolls. */
  readonly frameRef?: Ref<HTMLDivElement>;
  /** The number of all rows, with the header, if only those in view are rendered. */
  readonly rowCount?: number | undefined;
}

/**
 * The parts of a table of figures. Its header and first column stay in view; a narrow screen scrolls it sideways
 * within its own frame, or shows cards instead (`hidden md:block` on the frame).
 */
export function TableFrame({ label, children, className = '', frameRef, rowCount }: TableFrameProps) {
  return (
    <div
      ref={frameRef}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={`relative overflow-auto rounded-sheet border border-line bg-sheet shadow-sheet focus-visible:-outline-offset-2 ${className}`}
    >
      <table aria-rowcount={rowCount} className="w-full border-separate border-spacing-0 text-[13.5px]">
        {children}
      </table>
    </div>
  );
}

/** For a column that does not fit into less than 1080 px; its value is in the row's details, too. */
export const WIDE_ONLY = '@max-[1080px]:not-print:hidden';

interface CellProps {
  readonly children?: ReactNode;
  /** Aligns figures to the right. */
  readonly numeric?: boolean;
  /** The first column, which stays in view. */
  readonly pinned?: boolean;
  readonly className?: string;
  /** Its tooltip. */
  readonly title?: string | undefined;
  /** The number of columns it spans. */
  readonly span?: number;
}

const PINNED = 'sticky left-0 bg-sheet pl-5 @max-[1080px]:pl-4';

function cellLook({ numeric = false, pinned = false, className = '' }: CellProps): string {
  return `px-2 last:pr-5 @max-[1080px]:px-1.5 @max-[1080px]:last:pr-4 ${numeric ? 'text-right tabular-nums' : 'text-left'} ${pinned ? PINNED : ''} ${className}`;
}

export function HeaderCell(props: CellProps) {
  return (
    <th
      scope="col"
      className={`sticky top-0 h-10 border-b border-line bg-sheet text-[12.5px]/4 font-medium text-soft ${props.pinned === true ? 'z-20' : 'z-10'} ${cellLook(props)}`}
    >
      {props.children}
    </th>
  );
}

interface SortHeaderProps extends Omit<CellProps, 'children'> {
  readonly label: string;
  /** null if the list is sorted by another column. */
  readonly sorted: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
}

/** A header that sorts by its column, and shows how it is sorted. */
export function SortHeader({ label, sorted, onSort, ...cell }: SortHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={sorted ?? 'none'}
      className={`sticky top-0 h-10 border-b border-line bg-sheet text-[12.5px]/4 font-medium text-soft ${cell.pinned === true ? 'z-20' : 'z-10'} ${cellLook(cell)}`}
    >
      <button
        type="button"
        onClick={onSort}
        className={`-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 ${cell.numeric === true ? 'text-right' : 'text-left'} hover:text-ink ${sorted === null ? '' : 'text-ink'}`}
      >
        {label}
        {sorted === 'ascending' && <ArrowUpIcon size={13} />}
        {sorted === 'descending' && <ArrowDownIcon size={13} />}
      </button>
    </th>
  );
}

export function Cell(props: CellProps) {
  return (
    <td
      title={props.title}
      colSpan={props.span}
      className={`h-11 border-b border-hair whitespace-nowrap [tr:last-child>&]:border-b-0 ${cellLook(props)}`}
    >
      {props.children}
    </td>
  );
}

/** As wide as a name needs; a longer one wraps, so that it widens no table and covers no columns it stays in front of. */
export function WrappedName({
  children,
  widest = 'md:max-w-80',
}: Pick<CellProps, 'children'> & { readonly widest?: string }) {
  return (
    <div className={`w-max max-w-44 min-w-full whitespace-normal wrap-anywhere ${widest}`}>{children}</div>
  );
}

/** The first column, whose cell names the row. */
export function RowHeaderCell({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <th
      scope="row"
      className={`h-11 border-b border-hair font-normal [tr:last-child>&]:border-b-0 ${cellLook({ pinned: true, className })}`}
    >
      <WrappedName>{children}</WrappedName>
    </th>
  );
}

/** Above the buttons at the end of each row. Its text is for screen readers. */
export function ActionsHeaderCell({ label }: { readonly label: string }) {
  return (
    <HeaderCell className="no-print">
      <span className="sr-only">{label}</span>
    </HeaderCell>
  );
}

const TOTAL = 'border-t border-t-line';

/** Names a row of totals. */
export function TotalHeaderCell({ children }: { readonly children: ReactNode }) {
  return <RowHeaderCell className={`${TOTAL} font-medium!`}>{children}</RowHeaderCell>;
}

/** A cell of a row of totals. */
export function TotalCell({ className = '', ...cell }: CellProps) {
  return <Cell {...cell} className={`${TOTAL} ${className}`} />;
}
