import { useEffect, useEffectEvent, useRef } from 'react';
import { listsTexts } from '../texts/lists.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

/** The end of a list that goes on: asks for more as it comes into sight, or when it is pressed. */
export function MoreButton({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const { more } = useTexts(listsTexts);
  const place = useRef<HTMLDivElement>(null);
  const askForMore = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    if (place.current === null || busy) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) askForMore();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={place} className="border-t border-hair px-4 py-3 text-center">
      <Button busy={busy} onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
