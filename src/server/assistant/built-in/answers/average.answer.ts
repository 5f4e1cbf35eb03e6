import type { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { lines, describeFigure, describeMoney, describeRates, type Speech } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import type { Answer } from './answer.ts';
import { isAmount } from './sum.answer.ts';

/** What can be averaged but is no amount, and what it counts. */
const MEANS = {
  coupon: '%',
  duration: 'years',
  'modified-duration': 'years',
  'buy-price': '%',
  'market-price': '%',
} as const;

function hasMean(measure: Measure): measure is keyof typeof MEANS {
  return Object.hasOwn(MEANS, measure);
}

/** The card above the list: every entered YTM, of expired bonds too. */
const averageYield: Answer = async ({ filter }, tools, speech) => {
  const { texts, figures } = speech;
  const ofBonds = { ...filter, kinds: filter.kinds ?? ['bond' as const] };
  const sums = await tools.sumHoldings.run({ filter: ofBonds });
  const { ofAll, ofActive, computedLeftOut } = sums.yield;
  const selection = describeSelection(ofBonds, speech);
  const left = computedLeftOut === 0 ? undefined : texts.computedLeftOut(figures.count(computedLeftOut));
  if (ofAll === null)
    return { content: lines(texts.noFigure(texts.measures.yield, selection), left), facts: sums };
  const hasExpired = ofActive === null || ofActive.count !== ofAll.count;
  return {
    content: lines(
      texts.average(texts.measures.yield, selection, {
        figure: figures.percent(ofAll.mean),
        count: figures.count(ofAll.count),
      }),
      filter.expired === undefined && hasExpired ? texts.averageYieldNote : undefined,
      ofActive !== null && hasExpired && filter.expired === undefined
        ? texts.activeAlone(figures.percent(ofActive.mean), figures.count(ofActive.count))
        : undefined,
      left,
    ),
    facts: sums,
  };
};

function meanAnswer(measure: keyof typeof MEANS): Answer {
  return async ({ filter }, tools, speech) => {
    const { texts, figures } = speech;
    const active: HoldingFilter = { expired: false, ...filter };
    const unit = MEANS[measure];
    const [sums, all] = await Promise.all([
      tools.sumHoldings.run({ filter: active, mean: measure }),
      tools.sumHoldings.run({ filter, mean: measure }),
    ]);
    const [mean, ofAll] = [sums.mean, all.mean];
    const selection = describeSelection(active, speech);
    if (mean === null) return { content: texts.noFigure(texts.measures[measure], selection), facts: sums };
    const said = (value: Decimal) =>
      unit === '%' ? figures.percent(value) : describeFigure(measure, { value, unit }, speech);
    return {
      content: lines(
        texts.average(texts.measures[measure], selection, {
          figure: said(mean.mean),
          count: figures.count(mean.count),
        }),
        ofAll !== null && ofAll.count !== mean.count
          ? texts.withExpired(said(ofAll.mean), figures.count(ofAll.count))
          : undefined,
      ),
      facts: sums,
    };
  };
}

/** The mean amount, in euro. */
const averageAmount: Answer = async (query, tools, speech: Speech) => {
  const { texts, figures } = speech;
  const filter = { expired: false, ...query.filter };
  const measure = query.measure ?? 'cost';
  const { mean, rates, count, ...facts } = await tools.averageAmount.run({ filter, measure });
  const selection = describeSelection(filter, speech);
  if (mean === null) return { content: texts.noFigure(texts.measures[measure], selection), facts };
  return {
    content: lines(
      texts.average(texts.measures[measure], selection, {
        figure: describeMoney(mean, speech),
        count: figures.count(count),
      }),
      describeRates(rates, speech),
    ),
    facts,
  };
};

export const average: Answer = (query, tools, speech) => {
  const { measure } = query;
  if (measure === undefined || measure === 'yield')
    return measure === undefined ? Promise.resolve(undefined) : averageYield(query, tools, speech);
  if (hasMean(measure)) return meanAnswer(measure)(query, tools, speech);
  return isAmount(measure) ? averageAmount(query, tools, speech) : Promise.resolve(undefined);
};
