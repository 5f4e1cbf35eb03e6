import { dayNumber } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { headline, reply } from '../answer-parts.ts';
import type { Answering } from '../speech.ts';
import { activeOnly, DAYS_A_YEAR, withMeasure, type Answer } from './answer.ts';
import { compareWithPercent } from './bound.ts';
import { extremes } from './ranked/ranking.answer.ts';
import { isAmount } from './sum.answer.ts';

/** Of an amount in euro, of a yield those that were entered, if any; without a mean where none has the figure. */
async function findMean(measure: Measure, filter: HoldingFilter, { tools, say, percent, write }: Answering) {
  if (measure !== 'yield' && isAmount(measure)) {
    const { mean, count, rates } = await tools.averageAmount.run({ filter, measure });
    return { mean: mean && { figure: write(mean), count, percent: undefined }, rates, facts: {} };
  }
  const found = await tools.sumHoldings.run({ filter, mean: measure });
  // Where no yield was entered, those computed at today's prices.
  const entered = measure === 'yield' ? found.yield.ofAll : null;
  const mean = entered ?? found.mean;
  const isYears = measure === 'duration' || measure === 'modified-duration';
  return {
    mean: mean && {
      figure: isYears ? say('years', { years: mean.mean }) : percent(mean.mean),
      count: mean.count,
      ...(!isYears && { percent: mean.mean }),
    },
    facts: found,
    weighted: isYears ? null : found.meanByNominal,
    computed: entered === null ? 0 : found.yield.computedLeftOut,
  };
}

const MAX_NAMED = 10;

/** Which bonds have no yield, where these are few. */
async function describeLacking(filter: HoldingFilter, { tools, say }: Answering) {
  const { holdings, count } = await tools.listHoldings.run({
    filter: { kinds: ['bond'], ...filter, lacking: ['yield'] },
    most: MAX_NAMED,
  });
  const isins = holdings.map(({ isin }) => isin).join(', ');
  return count > 0 && count <= MAX_NAMED && `${say('without', { what: say('measure.yield') })}: ${isins}`;
}

/** 'How long have I held my bonds on average?' */
const meanHeld: Answer = async (query, { tools, say, today }) => {
  const which = activeOnly(query.filter);
  const { mean: day } = await tools.sumHoldings.run({ filter: which, mean: 'buy-date' });
  if (day === null) return reply({}, say('noFigure', { measure: 'buy-date', which }));
  const years = new Decimal(dayNumber(today)).minus(day.mean).div(DAYS_A_YEAR);
  return reply({}, say('heldOnAverage', { which, years: years.toDecimalPlaces(2), count: day.count }));
};

/** The plain mean of a figure. The first one is of the active holdings; of yields of all, as on the card above the list. */
const mean: Answer = async (query, answering) => {
  const { say } = answering;
  const { measure = 'coupon' } = query;
  if (measure === 'buy-date') return meanHeld(query, answering);
  if (measure === 'issue-date') return undefined;
  const isYield = measure === 'yield';
  const all: HoldingFilter = isYield ? { kinds: ['bond'], ...query.filter } : query.filter;
  const active = activeOnly(all);
  const ofActive = await findMean(measure, active, answering);
  const ofAll = await findMean(measure, all, answering);
  const [first, second] = isYield ? [ofAll, ofActive] : [ofActive, ofAll];
  const which = isYield ? all : active;
  const { computed = 0 } = first;
  const leftOut = computed > 0 && say('computedLeftOut', { count: computed });
  if (first.mean === null) return reply(first.facts, say('noFigure', { measure, which }), leftOut);
  const isOfSome = query.filter.expired !== undefined || first.rates !== undefined;
  const hasExpired = !isOfSome && second.mean?.count !== first.mean.count;
  const { weighted = null } = ofActive;
  const said = say('average', { averageOf: measure, which, ...first.mean });
  const plain = headline(said, [measure, first.mean.figure]);
  const byNominal = weighted !== null && say('averageByNominal', { percent: weighted });
  return reply(
    first.facts,
    first.mean.percent !== undefined && compareWithPercent(query, first.mean.percent, answering),
    query.concepts.has('op:weighted') ? [byNominal, plain] : [plain, byNominal],
    isYield && hasExpired && say('averageYieldNote'),
    hasExpired && second.mean !== null && say(isYield ? 'activeAlone' : 'withExpired', second.mean),
    leftOut,
    isYield && (await describeLacking(active, answering)),
    first.rates && answering.rates(first.rates),
  );
};

/** 'The mean, and which is the highest': that one follows. */
export const average: Answer = async (query, answering) => {
  const said = await mean(query, answering);
  const operation = (['highest', 'lowest'] as const).find((one) => query.concepts.has(`op:${one}`));
  if (said === undefined || operation === undefined) return said;
  const ends = withMeasure({ ...query, operation }, query.measure ?? 'coupon');
  return reply([], said, await extremes(ends, answering));
};
