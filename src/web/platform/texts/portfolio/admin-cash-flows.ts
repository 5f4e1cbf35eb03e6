import { bg } from './bg/admin-cash-flows.ts';
import { en } from './en/admin-cash-flows.ts';

export const adminCashFlowsTexts = { en, bg };
