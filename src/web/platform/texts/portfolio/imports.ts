import { bg } from './bg/imports.ts';
import { en } from './en/imports.ts';

export const importsTexts = { en, bg };
