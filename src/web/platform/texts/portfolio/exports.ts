import { bg } from './bg/exports.ts';
import { en } from './en/exports.ts';

export const exportsTexts = { en, bg };
