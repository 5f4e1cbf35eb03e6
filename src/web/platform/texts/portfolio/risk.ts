import { bg } from './bg/risk.ts';
import { en } from './en/risk.ts';

export const riskTexts = { en, bg };
