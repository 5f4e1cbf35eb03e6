import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '#domain/language';
import { followSession, readSession } from '../session/session.ts';
import { storedText } from '../session/stored-text.ts';

/** The user's preferences in this browser: kept across reloads and synchronized between open tabs. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Preference<T extends string> {
  readonly read: () => T;
  /** Null for the default. */
  readonly choose: (value: T | null) => void;
  readonly follow: (listener: () => void) => () => void;
}

function preference<T extends string>(key: string, options: readonly T[], otherwise: () => T): Preference<T> {
  const { read, store, follow } = storedText(key);
  return { read: () => options.find((option) => option === read()) ?? otherwise(), choose: store, follow };
}

/** The default is the language of the signed-in user, or the browser's, as detected by page-start.js. */
const chosenLanguage = preference(
  'kupon.language',
  LANGUAGES,
  () => readSession()?.language ?? (document.documentElement.lang === 'bg' ? 'bg' : 'en'),
);
export const language: Preference<Language> = {
  ...chosenLanguage,
  follow: (listener) => {
    const unfollow = [chosenLanguage.follow(listener), followSession(listener)];
    return () => {
      for (const end of unfollow) end();
    };
  },
};
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
