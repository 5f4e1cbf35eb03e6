import type { BuiltInTexts } from './built-in-texts.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';

export const TEXTS: Readonly<Record<'en' | 'bg', BuiltInTexts>> = { en, bg };
