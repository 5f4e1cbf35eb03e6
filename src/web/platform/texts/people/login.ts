import { bg } from './bg/login.ts';
import { en } from './en/login.ts';

export const loginTexts = { en, bg };
