import { bg } from './bg/information.ts';
import { en } from './en/information.ts';

export const informationTexts = { en, bg };
