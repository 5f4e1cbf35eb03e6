import { useLayoutEffect, useRef } from 'react';

/**
 * A ref for the element around a list: scrolls back to its first row when the search or the order changes and the user has
 * scrolled past it. `shown` identifies what is shown.
 */
export function useListTop(...shown: readonly (string | boolean)[]) {
  const list = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(shown);
  const last = useRef(key);
  useLayoutEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [key]);
  return list;
}
