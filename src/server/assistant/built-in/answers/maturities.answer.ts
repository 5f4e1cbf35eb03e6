import { EARLIEST_DATE, LATEST_DATE, addDays, calendarDate, daysBetween } from '#domain/calendar-date';
import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../tools/create-tools.ts';
import { MAX_ROWS, reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { placed, type Answer } from './answer.ts';
import { holdingTable } from './list.answer.ts';

const MAX_NEAREST = 5;

/** Which bonds: active ones from today on, or those of a period, which may be behind. */
function maturingFilter(query: Query, asked: Period | undefined, { today }: Speech): HoldingFilter {
  const isPast = asked !== undefined && asked.to < today;
  const isOpen = asked === undefined || (asked.from === EARLIEST_DATE && !isPast);
  const matures = { from: isOpen ? today : asked.from, to: asked?.to ?? calendarDate(LATEST_DATE) };
  const status = isPast || query.filter.expired !== undefined ? {} : { expired: false };
  return { kinds: ['bond'], ...status, ...query.filter, matures };
}

function maxRows({ most, operation, concepts, period }: Query): number {
  const isFew =
    operation === 'highest' || operation === 'lowest' || (concepts.has('time:next') && period === undefined);
  return most ?? (isFew ? MAX_NEAREST : MAX_ROWS);
}

const bondTable = (found: Parameters<typeof holdingTable>[0], speech: Speech) =>
  holdingTable(found, ['maturity', 'nominal', 'bank'], speech);

/** Of one bond, or of the next one where days are asked for, in how many days. */
function daysUntil(holdings: readonly Holding[], { concepts }: Query, { texts, count, today }: Speech) {
  const [first, ...others] = holdings;
  const wantsDay = others.length === 0 || concepts.has('time:day');
  const day = first?.kind === 'bond' && wantsDay ? first.maturityDate : null;
  return day === null || day < today ? [] : [texts.inDays(count(daysBetween(today, day)))];
}

/** Bonds by their maturity, the next one first. */
export const maturities: Answer = async (query, tools, speech) => {
  const { texts, count, during, sums } = speech;
  const asked = placed(query, speech.today, 'ahead');
  const filter = maturingFilter(query, asked, speech);
  const order = query.operation === 'highest' ? 'highest-first' : 'lowest-first';
  const found = await tools.listHoldings.run({ filter, by: 'maturity', order, most: maxRows(query) });
  const { all, rates } = await tools.sumHoldings.run({ filter });
  const undated = await tools.sumHoldings.run({
    filter: { ...filter, matures: undefined, lacking: ['maturity'] },
  });
  const selection = speech.selection({ ...filter, matures: undefined });
  const without = undated.count > 0 && texts.withoutMaturity(count(undated.count));
  if (found.count === 0) return reply({}, texts.noMaturities(during(asked), selection), without);
  return reply(
    found,
    texts.maturities(count(found.count), during(asked), selection),
    bondTable(found, speech),
    texts.nominalInAll(sums(all.nominal.byCurrency, all.nominal.inEuro)),
    ...daysUntil(found.holdings, query, speech),
    without,
    speech.rates(rates),
  );
};

/** 'Has it matured?': of a bond that has not, when it will. */
async function describeMaturity({ isins }: HoldingFilter, tools: Tools, { texts, measure }: Speech) {
  if (isins === undefined) return [];
  const { holdings } = await tools.listHoldings.run({ filter: { isins }, by: 'maturity' });
  return holdings.map((one) => texts.one(texts.measures.maturity, one.isin, measure(one, 'maturity') ?? '–'));
}

/** Bonds whose maturity is behind, whether or not they are marked as expired; yes or no first where that is asked. */
export const matured: Answer = async (query, tools, speech) => {
  const { texts, count, sums, today } = speech;
  const asked = placed(query, today, 'behind');
  const behind = { from: calendarDate(EARLIEST_DATE), to: addDays(today, -1) };
  const filter: HoldingFilter = { kinds: ['bond'], ...query.filter, matures: asked ?? behind };
  const found = await tools.listHoldings.run({ filter, by: 'maturity', most: MAX_ROWS });
  const { all, rates } = await tools.sumHoldings.run({ filter });
  const active = found.holdings.filter(({ expired }) => !expired).map(({ isin }) => isin);
  const selection = speech.selection({ ...filter, matures: undefined });
  const during = speech.during(asked);
  if (found.count === 0)
    return reply(
      {},
      query.isYesNo && texts.no,
      texts.matured.none(selection, during),
      ...(await describeMaturity(filter, tools, speech)),
    );
  return reply(
    found,
    query.isYesNo && texts.yes,
    texts.matured.some(count(found.count), selection, during),
    active.length > 0 && texts.matured.stillActive(active.join(', ')),
    bondTable(found, speech),
    texts.nominalInAll(sums(all.nominal.byCurrency, all.nominal.inEuro)),
    speech.rates(rates),
  );
};
