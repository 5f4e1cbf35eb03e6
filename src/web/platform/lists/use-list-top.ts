import { useLayoutEffect, useRef } from 'react';

/**
 * For the element around a list: where another search or order shows other rows and one has scrolled past the first of them, it
 * comes back into sight. `shown` says what is shown.
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
