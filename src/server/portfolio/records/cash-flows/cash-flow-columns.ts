import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import type { CashFlowFields } from '#api/portfolio/cash-flows';
import { numericOrNull } from '../../../platform/database/numeric.ts';

export function cashFlowColumns(fields: CashFlowFields) {
  return {
    date: fields.date,
    position: numericOrNull(fields.position, AMOUNT_PLACES),
    interim_cash_flow: numericOrNull(fields.interimCashFlow, AMOUNT_PLACES),
    principal_cash_flow: numericOrNull(fields.principalCashFlow, AMOUNT_PLACES),
    total_cash_flows: numericOrNull(fields.totalCashFlows, AMOUNT_PLACES),
    cumulative_cash_flows: numericOrNull(fields.cumulativeCashFlows, AMOUNT_PLACES),
    real_cash_flows: numericOrNull(fields.realCashFlows, AMOUNT_PLACES),
    diff: numericOrNull(fields.diff, AMOUNT_PLACES),
  };
}
