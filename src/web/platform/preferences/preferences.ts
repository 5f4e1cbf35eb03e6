import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '#domain/language';

/** The user's preferences in this browser: kept across reloads and synchronized between open tabs. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Preference<T extends string> {
  readonly read: () => T;
  readonly choose: (value: T) => void;
  readonly follow: (listener: () => void) => () => void;
}

function preference<T extends string>(key: string, options: readonly T[], otherwise: () => T): Preference<T> {
  const listeners = new Set<() => void>();
  return {
    read: () => options.find((option) => option === localStorage.getItem(key)) ?? otherwise(),
    choose: (value) => {
      localStorage.setItem(key, value);
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

/** The default is the browser's language, as detected by page-start.js. */
export const language = preference('kupon.language', LANGUAGES, () =>
  document.documentElement.lang === 'bg' ? 'bg' : 'en',
);
export const theme = preference<Theme>('kupon.theme', THEMES, () => 'system');
export const amounts = preference('kupon.amounts', ['shown', 'hidden'], () => 'shown');
/** How high the assistant's panel is. */
export const assistantHeight = preference('kupon.assistant', ['part', 'full'], () => 'part');

export function useLanguage(): Language {
  return useSyncExternalStore(language.follow, language.read);
}

export function useTheme(): Theme {
  return useSyncExternalStore(theme.follow, theme.read);
}

/** True if amounts are masked, so that a screen can be shown to others. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(amounts.follow, amounts.read) === 'hidden';
}

export function useAssistantHeight(): 'part' | 'full' {
  return useSyncExternalStore(assistantHeight.follow, assistantHeight.read);
}

/** Keeps <html> in step with the theme and the language. */
export function applyPreferences(): void {
  const page = document.documentElement;
  const apply = () => {
    page.lang = language.read();
    const chosen = theme.read();
    if (chosen === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = chosen;
  };
  theme.follow(apply);
  language.follow(apply);
}
