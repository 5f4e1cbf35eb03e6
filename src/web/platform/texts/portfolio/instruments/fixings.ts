import { bg } from '../bg/instruments/fixings.ts';
import { en } from '../en/instruments/fixings.ts';

export const fixingsTexts = { en, bg };
