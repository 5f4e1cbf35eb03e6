import { useEffect, useEffectEvent, useRef } from 'react';

/** Loads the rest of a list that is loaded page by page. */
interface RemainingPages {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/**
 * Makes Ctrl+P (Cmd+P on a Mac) load the whole list before it prints. Pressed again meanwhile, it prints what is loaded. `rest` is
 * null if the list is loaded completely.
 */
export function usePrintWhole(rest: RemainingPages | null): void {
  const isRequested = useRef(false);
  const advance = useEffectEvent(() => {
    if (!isRequested.current || rest?.busy === true) return;
    if (rest === null) {
      isRequested.current = false;
      window.print();
    } else rest.onMore();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyP';
    if (!isPrint || rest === null || isRequested.current) return;
    event.preventDefault();
    isRequested.current = true;
    advance();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const [isWhole, isBusy] = [rest === null, rest?.busy];
  useEffect(() => {
    advance();
  }, [isWhole, isBusy]);
}
