import { bg } from './bg/sign-in.ts';
import { en } from './en/sign-in.ts';

export const signInTexts = { en, bg };
