import { bg } from '../bg/instruments/instruments.ts';
import { en } from '../en/instruments/instruments.ts';

export const instrumentsTexts = { en, bg };
