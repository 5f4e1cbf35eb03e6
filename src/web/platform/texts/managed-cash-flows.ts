import { bg } from './bg/managed-cash-flows.ts';
import { en } from './en/managed-cash-flows.ts';

export const managedCashFlowsTexts = { en, bg };
