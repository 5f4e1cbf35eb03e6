import type { Language } from '#domain/language';
import { useLanguage } from '../preferences/preferences.ts';

/**
 * The texts of one area in every language: plain objects whose types ensure that they have equal keys. A text with
 * values in it is a function, so that each language has its own word order and plurals.
 * An area is loaded with the screen that uses it, in both languages, so that switching loses nothing.
 */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The texts of an area in the language of the page. */
export function useTexts<T>(area: Texts<T>): T {
  return area[useLanguage()];
}
