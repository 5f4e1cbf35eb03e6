import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface PageTableProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The number of all rows, with the header, if only those in view are rendered; -1 if it is unknown. */
  readonly rowCount?: number | undefined;
}

/**
 * A table that scrolls with the page: its header stays in view, and so does its first column if the table is wider than the
 * page and scrolls sideways. Only then is the frame a scroll container, in which some browsers do not keep the header in
 * view.
 */
export function PageTable({ label, children, rowCount }: PageTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const tooWide = useTooWide(table);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={tooWide ? 0 : undefined}
      data-too-wide={tooWide || undefined}
      className="@container relative overflow-clip rounded-sheet border border-line bg-sheet shadow-sheet focus-visible:-outline-offset-2 data-too-wide:overflow-x-auto data-too-wide:scroll-shadow"
    >
      <table
        ref={table}
        aria-rowcount={rowCount}
        className="w-full border-separate border-spacing-0 text-[13.5px]"
      >
        {children}
      </table>
    </div>
  );
}

/** Whether a table is wider than its frame. */
function useTooWide(table: RefObject<HTMLTableElement | null>): boolean {
  const [tooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = table;
    const frame = current?.parentElement;
    if (current === null || !(frame instanceof HTMLElement)) return undefined;
    // The observer also reports the initial sizes; reading them here would force another layout.
    const observer = new ResizeObserver(() => setTooWide(current.offsetWidth > frame.clientWidth));
    observer.observe(current);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [table]);
  return tooWide;
}

interface GapRowProps {
  readonly columns: number;
  readonly height: number;
}

/** Takes the place of the rows out of view. */
export function GapRow({ columns, height }: GapRowProps) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} className="p-0" />
    </tr>
  );
}
