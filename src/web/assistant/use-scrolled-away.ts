import { useEffect, useState } from 'react';

/** Smaller movements are ignored, because trackpads jitter. */
const MIN_MOVE = 6;

/** True after scrolling down; false after any scroll up and at the end of the page. */
export function useScrolledAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    // The browser restores the scroll position by itself. Reading it here would force a layout.
    let last = 0;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - MIN_MOVE;
      const moved = window.scrollY - last;
      if (!isAtEnd && Math.abs(moved) < MIN_MOVE) return;
      last = window.scrollY;
      setAway(moved > 0 && !isAtEnd);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
