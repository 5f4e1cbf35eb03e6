import type { CashFlowRow as MadeRow } from '#domain/bonds/cash-flows/cash-flow-table';
import * as api from '#api/portfolio/generate-cash-flows';
import { anyRows, writableRows } from '../../../people/access/scope.ts';
import { write, type Route } from '../../../platform/http/route.ts';
import { cashFlowOnWire } from './cash-flow-on-wire.ts';
import { generateCashFlows, type Generation } from './generate-cash-flows.ts';

function generatedOnWire(row: MadeRow): api.GeneratedCashFlow {
  return {
    kind: row.kind,
    date: row.date,
    position: row.position.toNumber(),
    interimCashFlow: row.interim.toNumber(),
    principalCashFlow: row.principal.toNumber(),
    totalCashFlows: row.total.toNumber(),
    cumulativeCashFlows: row.cumulative.toNumber(),
    realCashFlows: row.real?.toNumber() ?? null,
    diff: row.diff?.toNumber() ?? null,
  };
}

function generationOnWire(
  { changes, undatedPayments, taxLeftOut }: Generation,
  preview: boolean,
): api.CashFlowGenerationOnWire {
  return {
    preview,
    added: changes.added.map(generatedOnWire),
    changed: changes.changed.map(({ before, after }) => ({
      before: cashFlowOnWire(before.row),
      after: generatedOnWire(after),
    })),
    removed: changes.removed.map(({ row }) => cashFlowOnWire(row)),
    unchanged: changes.unchanged,
    undatedPayments,
    taxLeftOut,
  };
}

export const generateCashFlowsRoutes: readonly Route[] = [
  write(api.generateCashFlows, async ({ tx, principal, params, query: { preview }, now }) => {
    const generation = await generateCashFlows(tx, anyRows(principal), { bondId: params.id, preview, now });
    return generationOnWire(generation, preview);
  }),

  write(api.generateMyCashFlows, async ({ tx, principal, params, query: { preview }, now }) => {
    const scope = writableRows(principal);
    return generationOnWire(await generateCashFlows(tx, scope, { bondId: params.id, preview, now }), preview);
  }),
];
