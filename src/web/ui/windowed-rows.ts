import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { usePrinting } from './use-printing.ts';

/** From how many rows on only those in sight are made. Below it every row stands in the page, for Ctrl+F. */
const WINDOWED_FROM = 200;

/** Whether a list makes only the rows in sight. A printed one makes them all. */
export function useWindowed(rows: number): boolean {
  return !usePrinting() && rows > WINDOWED_FROM;
}

/**
 * The rows in sight of a list that scrolls in a frame of its own, and of one that scrolls with the page. What they
 * answer changes as one scrolls: it is read where it is rendered, and not passed on to memoised parts.
 */
export const useFrameRows = useVirtualizer;
export const usePageRows = useWindowVirtualizer;

/** For `rangeExtractor`: the rows in sight, and this one wherever it is, for it holds what somebody types; -1 is none. */
export function useKeptRow(kept: number): (range: Range) => number[] {
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

export interface MadeRow {
  readonly index: number;
  /** Where it stands in the list. */
  readonly start: number;
  /** The height of the rows before it that are not made. */
  readonly above: number;
}

interface Frame {
  /** The scrollMargin of the rows. */
  readonly top: number;
  readonly kept: number;
}

/** Where the rows that are made stand. Until it is known which are in sight, that is the one that is kept. */
export function madeRows(items: readonly VirtualItem[], { top, kept }: Frame): readonly MadeRow[] {
  if (items.length === 0) return kept === -1 ? [] : [{ index: kept, start: 0, above: 0 }];
  return items.map(({ index, start }, place) => ({
    index,
    start: start - top,
    above: start - (items[place - 1]?.end ?? top),
  }));
}

/** All rows of a list that is not windowed. */
export function allRows(count: number): readonly MadeRow[] {
  return Array.from({ length: count }, (_, index) => ({ index, start: 0, above: 0 }));
}
