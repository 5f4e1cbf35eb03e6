import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import { activeOnly, withMeasure, type Answer } from './answer.ts';
import { extremes } from './list.answer.ts';
import { isAmount } from './sum.answer.ts';

interface Mean {
  readonly figure: string;
  readonly count: number;
}

/** Of an amount in euro, of a yield those that were entered; null where none has the figure. */
async function findMean(measure: Measure, filter: HoldingFilter, { tools, speech }: Asked) {
  if (measure !== 'yield' && isAmount(measure)) {
    const { mean, count, rates } = await tools.averageAmount.run({ filter, measure });
    return { mean: mean && { figure: speech.money(mean), count }, rates, facts: {} };
  }
  const found = await tools.sumHoldings.run({ filter, mean: measure });
  const mean = measure === 'yield' ? found.yield.ofAll : found.mean;
  const isYears = measure === 'duration' || measure === 'modified-duration';
  const said = mean && (isYears ? speech.texts.years(speech.price(mean.mean)) : speech.percent(mean.mean));
  const weighted = !isYears && found.meanByNominal ? speech.percent(found.meanByNominal) : undefined;
  return { mean: mean && said !== null ? { figure: said, count: mean.count } : null, facts: found, weighted };
}

interface Asked {
  readonly tools: Tools;
  readonly speech: Speech;
}

const MAX_NAMED = 10;

/** Which bonds have no such figure, where these are few. */
async function describeLacking(measure: Measure, filter: HoldingFilter, { tools, speech }: Asked) {
  const lacking = { kinds: ['bond' as const], ...filter, lacking: [measure] };
  const { holdings, count } = await tools.listHoldings.run({ filter: lacking, most: MAX_NAMED });
  const { texts } = speech;
  const isFew = count > 0 && count <= MAX_NAMED && measure === 'yield';
  return (
    isFew && texts.line(texts.without(texts.measures[measure]), holdings.map(({ isin }) => isin).join(', '))
  );
}

/** The plain mean of a figure. The first one is of the active holdings; of yields of all, as on the card above the list. */
const mean: Answer = async (query, tools, speech) => {
  const { texts, selection, count } = speech;
  const { measure = 'coupon' } = query;
  const isYield = measure === 'yield';
  const all: HoldingFilter = isYield ? { kinds: ['bond'], ...query.filter } : query.filter;
  const active = activeOnly(all);
  const asked = { tools, speech };
  const [ofActive, ofAll] = [await findMean(measure, active, asked), await findMean(measure, all, asked)];
  const [first, second] = isYield ? [ofAll, ofActive] : [ofActive, ofAll];
  const whose = selection(isYield ? all : active);
  const left = isYield && 'yield' in first.facts ? first.facts.yield.computedLeftOut : 0;
  const leftOut = left > 0 && texts.computedLeftOut(count(left));
  if (first.mean === null) return reply(first.facts, texts.noFigure(texts.measures[measure], whose), leftOut);
  const { figure, count: number }: Mean = first.mean;
  const isOfSome = query.filter.expired !== undefined || first.rates !== undefined;
  const hasExpired = !isOfSome && second.mean?.count !== number;
  const other = isYield ? texts.activeAlone : texts.withExpired;
  return reply(
    first.facts,
    texts.average(texts.measures[measure], whose, { figure, count: count(number) }),
    'weighted' in ofActive && ofActive.weighted !== undefined && texts.averageByNominal(ofActive.weighted),
    isYield && hasExpired && texts.averageYieldNote,
    hasExpired && second.mean !== null && other(second.mean.figure, count(second.mean.count)),
    leftOut,
    await describeLacking(measure, active, asked),
    first.rates && speech.rates(first.rates),
  );
};

/** 'The mean, and which is the highest': that one follows. */
export const average: Answer = async (query, ...rest) => {
  const said = await mean(query, ...rest);
  const operation = (['highest', 'lowest'] as const).find((one) => query.concepts.has(`op:${one}`));
  if (said === undefined || operation === undefined) return said;
  const measure = query.measure ?? 'coupon';
  const ends = await extremes({ ...withMeasure(query, measure), operation }, ...rest);
  return reply([said.facts, ends?.facts], said.content, ends?.content);
};
