import { useEffect, useEffectEvent, useRef } from 'react';
import { listsTexts } from '../texts/platform/lists.ts';
import { printTexts } from '../texts/platform/print.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { useFocusNextRow } from './use-focus-next-row.ts';

interface MoreButtonProps {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** How far before the end the next page is loaded. */
const AHEAD = '0px 0px 800px';

/** The end of a list that has more: loads the next page on scrolling near it or on a click. */
export function MoreButton({ busy, onMore }: MoreButtonProps) {
  const { more } = useTexts(listsTexts);
  const { goesOn } = useTexts(printTexts);
  const printing = usePrinting();
  const place = useRef<HTMLDivElement>(null);
  useFocusNextRow(place);
  const askForMore = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    if (place.current === null || busy) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) askForMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={place} className="border-t border-hair px-4 py-3 text-center">
      {printing && <p>{goesOn}</p>}
      <Button busy={busy} onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
