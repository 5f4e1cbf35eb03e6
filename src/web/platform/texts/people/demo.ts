import { bg } from './bg/demo.ts';
import { en } from './en/demo.ts';

export const demoTexts = { en, bg };
