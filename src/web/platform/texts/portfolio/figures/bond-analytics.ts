import { bg } from '../bg/figures/bond-analytics.ts';
import { en } from '../en/figures/bond-analytics.ts';

export const bondAnalyticsTexts = { en, bg };
