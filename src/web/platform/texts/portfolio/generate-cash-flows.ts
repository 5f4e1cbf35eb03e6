import { bg } from './bg/generate-cash-flows.ts';
import { en } from './en/generate-cash-flows.ts';

export const generateCashFlowsTexts = { en, bg };
