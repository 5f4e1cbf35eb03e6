import { EARLIEST_DATE, LATEST_DATE, addDays, calendarDate } from '#domain/calendar-date';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { describePeriod, describeSelection } from '../describe-selection.ts';
import type { Tools } from '../../tools/create-tools.ts';
import { lines, describeMeasure, describeRates, describeSums, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { holdingTable } from './holding-table.ts';
import { placed } from './timed.ts';

const MAX_NEAREST = 5;

/** Which bonds: active ones from today on, or those of a period, which may be behind. */
function findMaturing(
  query: Query,
  { today }: Speech,
): { readonly asked: Period | undefined; readonly filter: HoldingFilter } {
  const asked = placed(query, today, 'ahead');
  const isPast = asked !== undefined && asked.to < today;
  const isOpen = asked?.from === EARLIEST_DATE && !isPast;
  const from = asked === undefined || isOpen ? today : asked.from;
  const matures = { from, to: asked?.to ?? calendarDate(LATEST_DATE) };
  const status = isPast || query.filter.expired !== undefined ? {} : { expired: false };
  const isAnyDay = query.filter.expired === true && asked === undefined;
  return { asked, filter: { kinds: ['bond'], ...status, ...query.filter, ...(!isAnyDay && { matures }) } };
}

function maxRows({ most, operation, concepts, period }: Query): number {
  const isFew =
    operation === 'highest' || operation === 'lowest' || (concepts.has('time:next') && period === undefined);
  return most ?? (isFew ? MAX_NEAREST : MAX_ROWS);
}

/** Bonds by their maturity, the next one first. */
export const maturities: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { asked, filter } = findMaturing(query, speech);
  const order = query.operation === 'highest' ? 'highest-first' : 'lowest-first';
  const [found, sums, undated] = await Promise.all([
    tools.listHoldings.run({ filter, by: 'maturity', order, most: maxRows(query) }),
    tools.sumHoldings.run({ filter }),
    tools.sumHoldings.run({ filter: { ...filter, matures: undefined, lacking: ['maturity'] } }),
  ]);
  const during = asked === undefined ? '' : texts.in(describePeriod(asked, speech));
  const selection = describeSelection({ ...filter, matures: undefined }, speech);
  const without = undated.count === 0 ? undefined : texts.withoutMaturity(figures.count(undated.count));
  if (found.count === 0) return { content: lines(texts.noMaturities(during, selection), without), facts: {} };
  const rest = found.count - found.holdings.length;
  const { byCurrency, inEuro } = sums.all.nominal;
  return {
    content: lines(
      texts.maturities(figures.count(found.count), during, selection),
      holdingTable(found.holdings, ['maturity', 'nominal', 'bank'], speech),
      rest > 0 ? texts.more(figures.count(rest)) : undefined,
      texts.nominalInAll(describeSums(byCurrency, inEuro, speech)),
      without,
      describeRates(sums.rates, speech),
    ),
    facts: found,
  };
};

/** 'Has it matured?': of a bond that has not, when it will. */
async function describeMaturity(filter: HoldingFilter, tools: Tools, speech: Speech) {
  if (filter.isins === undefined) return [];
  const { holdings } = await tools.listHoldings.run({ filter: { isins: filter.isins }, by: 'maturity' });
  return holdings.map((holding) =>
    speech.texts.one(
      speech.texts.measures.maturity,
      holding.isin,
      describeMeasure(holding, 'maturity', speech) ?? '–',
    ),
  );
}

/** Bonds whose maturity is behind, whether or not they are marked as expired; yes or no first where that is asked. */
export const matured: Answer = async (query, tools, speech) => {
  const { texts, figures, today } = speech;
  const behind = { from: calendarDate(EARLIEST_DATE), to: addDays(today, -1) };
  const asked = placed(query, today, 'behind');
  const matures = asked ?? behind;
  const filter: HoldingFilter = { kinds: ['bond'], ...query.filter, matures };
  const [found, sums, active] = await Promise.all([
    tools.listHoldings.run({ filter, by: 'maturity', most: MAX_ROWS }),
    tools.sumHoldings.run({ filter }),
    tools.listHoldings.run({ filter: { ...filter, expired: false } }),
  ]);
  const selection = describeSelection({ ...filter, matures: undefined }, speech);
  const during = asked === undefined ? '' : texts.in(describePeriod(asked, speech));
  const asksYesOrNo = query.isYesNo;
  if (found.count === 0) {
    const dates = await describeMaturity(filter, tools, speech);
    const no = asksYesOrNo ? texts.no : undefined;
    return { content: lines(no, texts.matured.none(selection, during), ...dates), facts: {} };
  }
  const { byCurrency, inEuro } = sums.all.nominal;
  const rest = found.count - found.holdings.length;
  return {
    content: lines(
      asksYesOrNo ? texts.yes : undefined,
      texts.matured.some(figures.count(found.count), selection, during),
      active.count === 0
        ? undefined
        : texts.matured.stillActive(active.holdings.map(({ isin }) => isin).join(', ')),
      holdingTable(found.holdings, ['maturity', 'nominal', 'bank'], speech),
      rest > 0 ? texts.more(figures.count(rest)) : undefined,
      texts.nominalInAll(describeSums(byCurrency, inEuro, speech)),
      describeRates(sums.rates, speech),
    ),
    facts: found,
  };
};
