import { useEffect } from 'react';
import { amounts } from '../preferences/preferences.ts';

export function toggleAmounts(): void {
  amounts.choose(amounts.read() === 'hidden' ? 'shown' : 'hidden');
}

/** Ctrl+Shift+P, or Cmd+Shift+P on a Mac. */
export function useAmountsShortcut(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.code !== 'KeyP') return;
      event.preventDefault();
      toggleAmounts();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
