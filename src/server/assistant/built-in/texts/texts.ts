import type { Language } from '#domain/language';
import type { BuiltInTexts } from './built-in-texts.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

export const TEXTS: Readonly<Record<Language, BuiltInTexts>> = { en, bg };
