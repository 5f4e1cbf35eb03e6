import type { Selectable } from 'kysely';
import type { CashFlowOnWire } from '#api/portfolio/cash-flows';
import { numberOrNull } from '../../../platform/database/numeric.ts';
import type { CashFlowsTable } from '../../../platform/database/schema.ts';

export type CashFlowRow = Selectable<CashFlowsTable>;

export function cashFlowOnWire(row: CashFlowRow): CashFlowOnWire {
  return {
    id: row.id,
    date: row.date,
    position: numberOrNull(row.position),
    interimCashFlow: numberOrNull(row.interim_cash_flow),
    principalCashFlow: numberOrNull(row.principal_cash_flow),
    totalCashFlows: numberOrNull(row.total_cash_flows),
    cumulativeCashFlows: numberOrNull(row.cumulative_cash_flows),
    realCashFlows: numberOrNull(row.real_cash_flows),
    diff: numberOrNull(row.diff),
    origin: row.origin,
    version: row.version,
  };
}
