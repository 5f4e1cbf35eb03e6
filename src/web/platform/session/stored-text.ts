/** A text in local storage, synchronized between open tabs. */
export interface StoredText {
  readonly read: () => string | null;
  /** Null removes it. */
  readonly store: (text: string | null) => void;
  /** Calls the listener on every change, also in other tabs. Returns a function that unsubscribes. */
  readonly follow: (listener: () => void) => () => void;
}

export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  return {
    read: () => localStorage.getItem(key),
    store: (text) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
