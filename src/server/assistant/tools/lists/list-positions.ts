import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import * as field from '#api/platform/fields';
import type { PositionOnWire } from '#api/portfolio/figures/positions';
import {
  loadSecuritiesInParts,
  type LoadedPosition,
} from '../../../portfolio/figures/positions/load-positions.ts';
import { positionOnWire } from '../../../portfolio/figures/positions/position-on-wire.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { AFTER_TODAY, amountFact, decimalFact, euroFact, figureFact } from '../known-figure.ts';
import { tool } from '../tool.ts';

/** The largest by value. */
const MAX_ROWS = 100;

function positionFacts(position: PositionOnWire) {
  const { kind, isin, name, currency } = position;
  return {
    ...{ kind, isin, name, currency },
    ...(kind === 'bond'
      ? { nominal: amountFact(position.quantity, currency) }
      : { units: decimalFact(position.quantity) }),
    cost: amountFact(position.cost, currency),
    averagePrice: decimalFact(position.averagePrice),
    realisedProfit: amountFact(position.realised, currency),
    price: figureFact(position.price, ({ value, day }) => ({ price: new Decimal(value), day })),
    value: amountFact(position.value, currency),
    accruedInterest: amountFact(position.accrued, currency),
    valueInEuro: euroFact(position.eur),
  };
}

const isHeld = ({ position: { figures } }: LoadedPosition) => figures === null || !figures.quantity.isZero();

function worth(loaded: LoadedPosition): number {
  const valuation = loaded.valuation();
  return valuation.ok ? valuation.value.eur.value.toNumber() : 0;
}

interface RankedPosition {
  readonly loaded: LoadedPosition;
  readonly worth: number;
}

function keepLargest(positions: readonly RankedPosition[]): RankedPosition[] {
  return positions.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_ROWS);
}

export const listPositions = tool({
  name: 'list_positions',
  description:
    'The positions at the end of a day (by default today), one per security from all its deals: quantity, cost, average price, realised profit, price with its day, value; the largest first, or only some ISINs',
  input: z.object({
    on: field.day.optional(),
    kind: z.enum(HOLDING_KINDS).optional(),
    isins: z.array(field.isin).optional(),
  }),
  run: async ({ db, scope, today }, { on = today, kind, isins }) => {
    if (on > today) return AFTER_TODAY;
    const selected = isins && new Set(isins);
    let count = 0;
    let largest: RankedPosition[] = [];
    const source = { db, scope };
    for await (const { positions } of loadSecuritiesInParts(source, { on, today, method: 'average', kind })) {
      for (const loaded of positions()) {
        await yieldToEventLoop();
        if (loaded === undefined || !(selected?.has(loaded.position.isin) ?? isHeld(loaded))) continue;
        count += 1;
        largest.push({ loaded, worth: worth(loaded) });
        if (largest.length === 2 * MAX_ROWS) largest = keepLargest(largest);
      }
    }
    largest = keepLargest(largest);
    return { on, count, positions: largest.map(({ loaded }) => positionFacts(positionOnWire(loaded))) };
  },
});
