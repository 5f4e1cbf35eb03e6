import type { z } from 'zod';
import type { CashFlow, CashFlowFields } from '#api/portfolio/cash-flows';
import { decimalText, numberOrNull } from '../../../platform/forms/form-values.ts';
import type { CashFlowAmount } from './cash-flow-columns.ts';

export type CashFlowValues = Record<'date' | CashFlowAmount, string>;

export const NO_CASH_FLOW: CashFlowValues = {
  date: '',
  position: '',
  interimCashFlow: '',
  principalCashFlow: '',
  totalCashFlows: '',
  cumulativeCashFlows: '',
  realCashFlows: '',
  diff: '',
};

export function cashFlowBody(values: CashFlowValues): z.input<typeof CashFlowFields> {
  return {
    date: values.date,
    position: numberOrNull(values.position),
    interimCashFlow: numberOrNull(values.interimCashFlow),
    principalCashFlow: numberOrNull(values.principalCashFlow),
    totalCashFlows: numberOrNull(values.totalCashFlows),
    cumulativeCashFlows: numberOrNull(values.cumulativeCashFlows),
    realCashFlows: numberOrNull(values.realCashFlows),
    diff: numberOrNull(values.diff),
  };
}

export function cashFlowFormValues(flow: CashFlow): CashFlowValues {
  return {
    date: flow.date,
    position: decimalText(flow.position),
    interimCashFlow: decimalText(flow.interimCashFlow),
    principalCashFlow: decimalText(flow.principalCashFlow),
    totalCashFlows: decimalText(flow.totalCashFlows),
    cumulativeCashFlows: decimalText(flow.cumulativeCashFlows),
    realCashFlows: decimalText(flow.realCashFlows),
    diff: decimalText(flow.diff),
  };
}
