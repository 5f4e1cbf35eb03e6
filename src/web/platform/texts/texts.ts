import { useLanguage, type Language } from '../preferences/preferences.ts';

/**
 * The texts of one area in every language: plain objects of equal shape, held so by their types. A text with
 * something in it is a function, so that each language puts it where it belongs and makes its own plural.
 * An area is loaded with the screen that uses it; both languages come together, so switching loses nothing.
 */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The texts of an area in the language of the page. */
export function useTexts<T>(area: Texts<T>): T {
  return area[useLanguage()];
}
