import { bg } from './bg/bond-analytics.ts';
import { en } from './en/bond-analytics.ts';

export const bondAnalyticsTexts = { en, bg };
