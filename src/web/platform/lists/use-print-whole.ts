import { useEffect, useEffectEvent, useRef } from 'react';

/** Loads the rest of a list that is loaded page by page. */
interface Rest {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/**
 * Ctrl+P, on a Mac Cmd+P, loads the whole list before it is printed; null for a list that is loaded completely. Pressed
 * again meanwhile, it prints what is there.
 */
export function usePrintWhole(rest: Rest | null): void {
  const asked = useRef(false);
  const goOn = useEffectEvent(() => {
    if (!asked.current || rest?.busy === true) return;
    if (rest === null) {
      asked.current = false;
      window.print();
    } else rest.onMore();
  });
  const whenPressed = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyP';
    if (!isPrint || rest === null || asked.current) return;
    event.preventDefault();
    asked.current = true;
    goOn();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => whenPressed(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const [isWhole, isBusy] = [rest === null, rest?.busy];
  useEffect(() => {
    goOn();
  }, [isWhole, isBusy]);
}
