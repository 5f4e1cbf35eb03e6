import { bg } from './bg/cash-flows.ts';
import { en } from './en/cash-flows.ts';

export const cashFlowsTexts = { en, bg };
