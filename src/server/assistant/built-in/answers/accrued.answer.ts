import { Decimal } from '#domain/money/decimal';
import { headline, reply, type Line } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Answering } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { isPartOfKind, lastDay, MAX_LISTED, type Answer, type Found } from './answer.ts';
import { analysis } from './working.answer.ts';

type Position = Extract<Found<'listPositions'>, { readonly positions: unknown }>['positions'][number];

const UNKNOWN = new Decimal(-Infinity);

/** The most first, compared in euro; what is not known last. */
async function mostAccruedFirst(positions: readonly Position[], { tools }: Answering) {
  const accrued = await Promise.all(
    positions.map(async ({ isin, accruedInterest }) => {
      if (!isKnown(accruedInterest)) return { isin, accruedInterest, inEuro: undefined };
      const { amount, currency: from } = accruedInterest;
      const { converted } = await tools.convert.run({ amount: amount.toFixed(), from, to: 'EUR' });
      return { isin, accruedInterest, inEuro: converted?.amount };
    }),
  );
  return accrued.sort((one, other) => (other.inEuro ?? UNKNOWN).comparedTo(one.inEuro ?? UNKNOWN));
}

/** 'And at the end of March?', of a day to come: only what has accrued is known. */
const describeDayAhead = ({ period, concepts }: Query, { say, today }: Answering): Line =>
  period !== undefined && period.period.to > today && !concepts.has('time:this') && say('accruedUntilToday');

/** Of all bonds, or of a part of them, then of each. */
const accruedOfAll: Answer = async ({ filter, ...query }, answering) => {
  const { tools, say, write, table, today } = answering;
  const on = lastDay({ filter, ...query }, today);
  const found = await tools.portfolioValue.run({ on, filter });
  if (!isKnown(found)) return undefined;
  const { holdings } = await tools.listHoldings.run({ filter, most: MAX_LISTED });
  const isins = isPartOfKind(filter) ? [...new Set(holdings.map(({ isin }) => isin))] : undefined;
  const each = await tools.listPositions.run({ on, kind: 'bond', isins });
  return reply(
    {},
    describeDayAhead({ filter, ...query }, answering),
    headline(say('accruedOfAll', { amount: found.accruedInterest, day: on, whose: filter }), [
      'accrued',
      write(found.accruedInterest),
    ]),
    isKnown(each) &&
      table(
        ['isin', 'amount'],
        (await mostAccruedFirst(each.positions, answering)).map((one) => [one.isin, one.accruedInterest]),
        each.count,
      ),
  );
};

type Running = Extract<Found<'analyseBond'>['bonds'][number]['running'], { readonly known: true }>;

/** Of several that are named, the first that is still held. */
async function heldIsin({ filter }: Query, { tools }: Answering): Promise<string | undefined> {
  if (filter.isins === undefined) return undefined;
  const { holdings } = await tools.listHoldings.run({ filter: { ...filter, expired: false } });
  return holdings[0]?.isin ?? filter.isins[0];
}

/** '60,000.00 EUR × 7.5% / 2 × 91 / 184', or by the years of the day count. */
function describeAccrual({ accrued, accrual }: Running, dayCount: string | null, { say }: Answering): Line {
  if (accrual === null) return undefined;
  const working = { ...accrual, dayCount: dayCount ?? '–', amount: accrued };
  return say(accrual.periodDays === null ? 'accrualByYears' : 'accrualByDays', working);
}

/** Of one bond with its working, else of all bonds together. */
export const accruedInterest: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const isin = await heldIsin(query, answering);
  if (isin === undefined) return accruedOfAll(query, answering);
  const on = lastDay(query, today);
  if (on !== today) {
    const found = await tools.listPositions.run({ on, isins: [isin] });
    const [position] = isKnown(found) ? found.positions : [];
    return position && reply({}, say('accruedOn', { isin, day: on, amount: position.accruedInterest }));
  }
  const { bonds } = await tools.analyseBond.run({ isin });
  return reply(
    [],
    describeDayAhead(query, answering),
    bonds.map(({ running }) => running.known && say('accruedOf', { isin, amount: running.accrued })),
    bonds.map(({ running, dayCount }) => running.known && describeAccrual(running, dayCount, answering)),
    bonds.map(
      ({ running }) =>
        running.known &&
        running.accrued.amount.isNeg() &&
        say('accruedNegative', { day: running.nextCoupon?.date ?? '–' }),
    ),
    await analysis({ ...query, filter: { ...query.filter, isins: [isin] } }, answering),
  );
};
