import { useLayoutEffect, useState, type RefObject } from 'react';

/** An element's distance from the top of the page, in px; follows changes in height above it. */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
  // Until it is measured: above a list is more than half a screen.
  const [top, setTop] = useState(() => window.innerHeight / 2);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current !== null)
        setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    // Called for the first time after the layout of the next frame: measuring now would force a layout in this task.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
