import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';

/** From how many rows on only those in sight are made. Below it every row stands in the page, for print and Ctrl+F. */
export const WINDOWED_FROM = 200;

/**
 * The rows in sight of a list that scrolls in a frame of its own, and of one that scrolls with the page. What they
 * answer changes as one scrolls: it is read where it is rendered, and not passed on to memoised parts.
 */
export const useFrameRows = useVirtualizer;
export const usePageRows = useWindowVirtualizer;
