import { bg } from '../bg/figures/risk.ts';
import { en } from '../en/figures/risk.ts';

export const riskTexts = { en, bg };
