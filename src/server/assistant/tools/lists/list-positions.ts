import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import * as field from '#api/platform/fields';
import type { PositionOnWire } from '#api/portfolio/figures/positions';
import { loadPositionsInParts } from '../../../portfolio/positions/load-positions.ts';
import { positionOnWire } from '../../../portfolio/positions/position-on-wire.ts';
import { AFTER_TODAY, amountFact, decimalFact, euroFact, isKnown, knownOr } from '../known-figure.ts';
import { tool } from '../tool.ts';

/** Of those that are worth most. */
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
    price: knownOr(position.price, ({ value, day }) => ({ price: new Decimal(value), day })),
    value: amountFact(position.value, currency),
    accruedInterest: amountFact(position.accrued, currency),
    valueInEuro: euroFact(position.eur),
  };
}

const worth = ({ eur }: PositionOnWire) => (isKnown(eur) ? eur : 0);

export const listPositions = tool({
  name: 'list_positions',
  description:
    'What is held of each security at the end of a day (today without one), all its deals together: quantity, cost, average price, realised profit, price with its day, value; those worth most first, or of some ISINs',
  input: z.object({
    on: field.day.optional(),
    kind: z.enum(HOLDING_KINDS).optional(),
    isins: z.array(field.isin).optional(),
  }),
  run: async ({ db, scope, today }, { on = today, kind, isins }) => {
    if (on > today) return AFTER_TODAY;
    const wanted = isins && new Set(isins);
    let count = 0;
    let largest: PositionOnWire[] = [];
    const source = { db, scope };
    for await (const part of loadPositionsInParts(source, { on, today, method: 'average', kind })) {
      const positions = part
        .map(positionOnWire)
        .filter(({ isin, quantity }) => (wanted === undefined ? quantity !== 0 : wanted.has(isin)));
      count += positions.length;
      largest = [...largest, ...positions].sort((one, other) => worth(other) - worth(one)).slice(0, MAX_ROWS);
    }
    return { on, count, positions: largest.map(positionFacts) };
  },
});
