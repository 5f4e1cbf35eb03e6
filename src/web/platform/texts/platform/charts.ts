import { bg } from './bg/charts.ts';
import { en } from './en/charts.ts';

export const chartsTexts = { en, bg };
