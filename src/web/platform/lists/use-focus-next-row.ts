import { useLayoutEffect, type RefObject } from 'react';

const ROWS = ':is(li, tr):not([aria-hidden], li *)';

/**
 * For the element below the rows of a list that shows more of them. When it is removed while it has the focus, the focus moves to
 * the first new row: to its first control, if it has one.
 */
export function useFocusNextRow(below: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = below.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const last = Array.from(document.querySelectorAll(ROWS)).findLast(
        (row) => row.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      // The new rows are not in the page yet.
      queueMicrotask(() => focusRow(last?.nextElementSibling ?? last));
    };
  }, [below]);
}

function focusRow(row: Element | undefined): void {
  const first = row?.querySelector('a, input, button') ?? row;
  if (!(first instanceof HTMLElement)) return;
  if (first === row) first.tabIndex = -1;
  first.focus();
}
