import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { usePrinting } from '../use-printing.ts';
import { useTopInPage } from '../use-top-in-page.ts';

/** Lists with more rows than this render only those in view. Shorter ones are rendered whole, for Ctrl+F. */
const WINDOWED_FROM = 40;

interface RenderedRow {
  readonly index: number;
  /** Its index in the list. */
  readonly start: number;
  /** The height of the rows before it that are not rendered. */
  readonly above: number;
}

interface WindowedRowsOptions {
  readonly count: number;
  /** The element that holds the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Height in px, until a row is measured. */
  readonly estimateSize: (index: number) => number;
  readonly getItemKey: (index: number) => number | string;
  /** How many rows are rendered beyond those in view, at either end. */
  readonly overscan: number;
  /** The row that stays rendered because somebody is typing in it; -1 is none. */
  readonly kept?: number;
}

/**
 * The rows to render of a list that scrolls with the page: all of a short or printed one, those in view of a long one. The
 * result changes on scrolling: read it where it is rendered, and do not pass it to memoised components.
 */
export function useWindowedRows(options: WindowedRowsOptions) {
  const { count, list, estimateSize, getItemKey, overscan, kept = -1 } = options;
  const isLong = count > WINDOWED_FROM;
  // While a long list is printed it keeps following the page, so that the same rows are rendered afterwards.
  const printing = usePrinting();
  const windowed = isLong && !printing;
  const top = useTopInPage(list);
  const rangeExtractor = useKeptRow(kept);
  const window = useWindowVirtualizer<Element>({
    count,
    enabled: isLong,
    estimateSize,
    getItemKey,
    scrollMargin: top,
    overscan,
    rangeExtractor,
    measureElement: measureAfterLayout,
    // Known from the start: the first rows are drawn with the rest of the screen.
    initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
  });
  if (!windowed) return { windowed, rows: allRows(count), height: 0, below: 0, rowRef: undefined };
  const inSight = window.getVirtualItems();
  const height = window.getTotalSize();
  return {
    windowed,
    rows: renderedRows(inSight, { top, kept }),
    height,
    /** The height of the rows after the last rendered one. */
    below: height - ((inSight.at(-1)?.end ?? top) - top),
    rowRef: window.measureElement,
  };
}

/**
 * The height of a row. The observer measures it after the layout of the frame, and before it is painted: measuring it as soon as it is
 * in the page would force a layout in the task that renders the list.
 */
function measureAfterLayout(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, Element>,
): number {
  if (entry !== undefined) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  const { estimateSize, getItemKey } = list.options;
  return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

function useKeptRow(kept: number): (range: Range) => number[] {
  return useCallback(
    (range) => {
      const inSight = defaultRangeExtractor(range);
      return kept === -1 || inSight.includes(kept)
        ? inSight
        : [...inSight, kept].sort((one, other) => one - other);
    },
    [kept],
  );
}

interface Frame {
  /** The scrollMargin of the rows. */
  readonly top: number;
  readonly kept: number;
}

/** The positions of the rendered rows. Until it is known which are in view, only the kept one. */
function renderedRows(items: readonly VirtualItem[], { top, kept }: Frame): readonly RenderedRow[] {
  if (items.length === 0) return kept === -1 ? [] : [{ index: kept, start: 0, above: 0 }];
  return items.map(({ index, start }, place) => ({
    index,
    start: start - top,
    above: start - (items[place - 1]?.end ?? top),
  }));
}

/** All rows of a list that is not windowed. */
function allRows(count: number): readonly RenderedRow[] {
  return Array.from({ length: count }, (_, index) => ({ index, start: 0, above: 0 }));
}
