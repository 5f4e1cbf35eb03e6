import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { RETURN_COSTS } from '#domain/portfolio/returns/position-flows';
import * as field from '#api/platform/fields';
import type { ReturnOnWire } from '#api/portfolio/figures/returns';
import { findReturn } from '../../portfolio/figures/returns/find-return.ts';
import { returnOnWire } from '../../portfolio/figures/returns/return-on-wire.ts';
import type { ReturnLevel } from '../../portfolio/figures/returns/return-level.ts';
import { AFTER_TODAY, decimalFact, euroFact, figureFact, leftOutFacts } from './known-figure.ts';
import { tool } from './tool.ts';

/** Securities that gained most, and the same number of those that lost most. */
const MAX_AT_EACH_END = 20;
const MAX_LEFT_OUT = 50;

const level = z.discriminatedUnion('of', [
  z.object({ of: z.literal('all') }),
  z.object({ of: z.literal('isin'), isin: field.isin }),
  z.object({ of: z.literal('bank'), bank: z.string().nullable().describe('null: kept at no bank') }),
  z.object({ of: z.literal('class'), kind: z.enum(HOLDING_KINDS) }),
]) satisfies z.ZodType<ReturnLevel>;

type FoundOnWire = Awaited<ReturnType<typeof returnOnWire>>;

const percentOrNull = (value: number | null) => (value === null ? null : new Decimal(value));

function contributionFacts({
  key,
  name,
  profit,
  percent,
  timeWeighted,
}: ReturnOnWire['contributions'][number]) {
  return {
    ...{ isin: key, name },
    profit: euroFact(profit),
    contributionPercent: decimalFact(percent),
    timeWeightedPercent: decimalFact(timeWeighted),
  };
}

/** The best and the worst contributions. They are sorted by profit, largest first, and only these are kept in memory. */
async function bestAndWorst(contributions: FoundOnWire['contributions']) {
  const best: ReturnOnWire['contributions'] = [];
  let worst: ReturnOnWire['contributions'] = [];
  const add = (one: ReturnOnWire['contributions'][number]) => {
    if (best.length < MAX_AT_EACH_END) best.push(one);
    else worst = [...worst.slice(1 - MAX_AT_EACH_END), one];
  };
  if (Symbol.asyncIterator in contributions) {
    for await (const part of contributions) for (const one of part) add(one);
  } else contributions.forEach(add);
  return [...best, ...worst].map(contributionFacts);
}

async function leftOut(left: FoundOnWire['left']) {
  const first: ReturnOnWire['left'] = [];
  if (Symbol.asyncIterator in left) for await (const part of left) first.push(...part);
  else first.push(...left);
  return leftOutFacts(first.slice(0, MAX_LEFT_OUT).map(({ key, reason }) => ({ isin: key, reason })));
}

function figureFacts({ timeWeighted, moneyWeighted, modifiedDietz, profit, amounts }: FoundOnWire) {
  return {
    timeWeighted: figureFact(timeWeighted, ({ total, annualised, trueShare }) => ({
      totalPercent: new Decimal(total),
      annualisedPercent: percentOrNull(annualised),
      flowsWithPriceOfTheirDayPercent: new Decimal(trueShare),
    })),
    moneyWeighted: figureFact(moneyWeighted, ({ total, annualised, unique }) => ({
      ...{ totalPercent: new Decimal(total), annualisedPercent: percentOrNull(annualised), unique },
    })),
    modifiedDietzPercent: decimalFact(modifiedDietz),
    profit: figureFact(profit, ({ total, price, income, currency, fees, tax }) => ({
      total: euroFact(total),
      fromPrices: euroFact(price),
      fromInterestAndDividends: euroFact(income),
      fromCurrencies: euroFact(currency),
      fees: euroFact(fees),
      tax: euroFact(tax),
    })),
    amounts: figureFact(amounts, ({ startValue, moneyIn, moneyOut, endValue }) => ({
      startValue: euroFact(startValue),
      moneyIn: euroFact(moneyIn),
      moneyOut: euroFact(moneyOut),
      endValue: euroFact(endValue),
    })),
  };
}

export const portfolioReturn = tool({
  name: 'portfolio_return',
  description:
    'What was earned over a period in total, with one ISIN, at one bank or in one class: time-weighted and money-weighted return, annualised from a year on, profit in EUR with its parts (prices, income, currencies, fees, tax), values at start and end, and the contribution of each security. Without a start: since the first deal',
  input: z.object({
    from: field.day.optional(),
    to: field.day.optional(),
    level: level.default({ of: 'all' }),
    costs: z.enum(RETURN_COSTS).optional().describe('what reduces the return'),
  }),
  run: async ({ db, scope, today }, request) => {
    const { from, to = today, level: ofLevel, costs = 'after-fees-and-tax' } = request;
    if (to > today) return AFTER_TODAY;
    if (from !== undefined && from >= to) return { notKnown: 'the period ends before it begins' };
    const source = { db, scope };
    const found = await returnOnWire(await findReturn(source, { level: ofLevel, costs, today, from, to }));
    return {
      level: ofLevel,
      costs,
      ...{ from: found.from, to: found.to, days: found.days, paymentsWithoutDate: found.undatedPayments },
      ...figureFacts(found),
      contributions: await bestAndWorst(found.contributions),
      leftOut: await leftOut(found.left),
    };
  },
});
