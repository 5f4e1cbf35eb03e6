import { isBond, type Holding } from '#domain/portfolio/holding';
import { inBlocks, MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import type { Answering, Speech } from '../speech.ts';
import { matchesAny, type Pattern } from '../understanding/concept.ts';
import type { Query } from '../understanding/query.ts';
import { isWordsKey } from '../say.ts';
import { activeOnly, isPart, together, withMeasure, type Answer, type Found } from './answer.ts';
import { list } from './list.answer.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import { holdingLabel, misspeltAnswer, oneHolding } from './one-holding.answer.ts';
import { resultBySource, returnWorking, valueChange } from './return.answer.ts';
import { amountSum } from './sum.answer.ts';
import { overviewValue, worth } from './value.answer.ts';

type Analysis = Found<'analyseBond'>['bonds'][number];
type Priced = Extract<Analysis['atMarket'], { known: true }>;

function describePrice(priced: Priced, { say, table, price }: Speech): Line {
  return [
    say('workingPrice', priced),
    say(priced.simpleInterest ? 'workingSimple' : 'workingMeaning', priced),
    table(
      ['date', 'amount', 'presentValue'],
      priced.flows.map(({ date, amount, presentValue }) => [date, price(amount), price(presentValue)]),
    ),
    say('workingDuration', priced),
    say('workingDv01', priced),
    say('workingConvexity', priced),
    say('workingAccrued', priced),
    say('workingCurrentYield', priced),
  ];
}

/** What a bond has besides one coupon and one redemption: it changes what the figures mean. */
function describeFeatures({ worst }: Priced, { running }: Analysis, { say }: Speech): Line {
  return [
    worst && say(worst.kind === 'call' ? 'workingWorstCall' : 'workingWorstMaturity', worst),
    running.known && running.outstanding && say('workingOutstanding', { outstanding: running.outstanding }),
    running.known && running.lastKnownRate && say('workingLastKnownRate', running.lastKnownRate),
  ];
}

function describeAnalysis(bond: Analysis, speech: Speech): Line {
  const { say } = speech;
  const { isin, atMarket, atPurchase, running } = bond;
  const isEntered = bond.yieldIs === 'entered' && bond.yieldPercent !== null;
  const entered = isEntered && say('workingEntered', bond);
  if (!atMarket.known) {
    const reason = [`reason.${atMarket.reason}`].find(isWordsKey) ?? 'reason.other';
    return [entered, say('workingNotKnown', { isin, reason: say(reason) })];
  }
  return [
    entered,
    say('workingComputed', { isin, ...atMarket }),
    atPurchase.known && say('workingPurchase', atPurchase),
    describeFeatures(atMarket, bond, speech),
    describePrice(atMarket, speech),
    running.known && running.nextCoupon && say('workingNextCoupon', running.nextCoupon),
  ];
}

/** Yield, duration and accrued interest of one bond, with how they come about. */
export const analysis: Answer = async (query, answering) => {
  const [isin] = query.filter.isins ?? [];
  if (isin === undefined) return oneHolding(query, answering);
  const found = await answering.tools.analyseBond.run({ isin });
  if (found.count === 0) return oneHolding(query, answering);
  const said = inBlocks(found.bonds.map((bond) => describeAnalysis(bond, answering)));
  return reply(found, misspeltAnswer(query, answering), said);
};

/** The yields at the market price, where it is known. */
const describeComputed = (bonds: readonly Analysis[], { say, percent }: Speech): Line =>
  bonds.map(({ isin, atMarket }) => {
    if (!atMarket.known) return undefined;
    const computed = `${percent(atMarket.yieldPercent)} (${say('computed')})`;
    return say('one', { measure: 'yield', isin, figure: computed });
  });

/** Of bonds without an entered yield the computed one. */
export async function describeMissingYields(holdings: readonly Holding[], answering: Answering) {
  const missing = holdings.filter((one) => isBond(one) && answering.figure(one, 'yield') === undefined);
  const said: Line[] = [];
  for (const isin of new Set(missing.map((one) => one.isin)))
    said.push(describeComputed((await answering.tools.analyseBond.run({ isin })).bonds, answering));
  return said;
}

/** As it is shown; where none is entered, as it is computed. Then how. */
export const yieldOfHolding: Answer = async (query, answering) => {
  const { tools, figure } = answering;
  const { holdings } = await tools.listHoldings.run({ filter: query.filter });
  if (!holdings.some(isBond)) return undefined;
  const rest = await analysis(query, answering);
  const [isin = ''] = query.filter.isins ?? [];
  const { bonds } = await tools.analyseBond.run({ isin });
  const atPurchase = bonds.map(
    (one) => one.atPurchase.known && answering.say('purchaseYield', { isin, ...one.atPurchase }),
  );
  if (query.concepts.has('measure:buy-price')) return reply([], atPurchase, rest);
  const isOfPurchase = query.concepts.has('measure:buy-date');
  // It begins with the entered one.
  if (!isOfPurchase && bonds.length > 0 && bonds.every(({ yieldIs }) => yieldIs === 'entered')) return rest;
  if (!isOfPurchase && holdings.every((one) => figure(one, 'yield') !== undefined))
    return reply([], await oneHolding(withMeasure(query, 'yield'), answering), rest);
  return reply([], describeComputed(bonds, answering), rest);
};

const OF_PROFIT: readonly Pattern[] = ['sign:', 'shift:fall', 'shift:rise'];
/** Also 'why is it down?', 'why am I at a loss?', and 'why?' after those at a loss. */
const asksOfProfit = ({ measure, concepts, filter: { figures = [] } }: Query) =>
  measure === 'profit' ||
  [...concepts].some((one) => matchesAny(one, OF_PROFIT)) ||
  figures.some((one) => one.measure === 'profit');

/** '10,000 EUR × (101.25% − 98.50%) = +275.00 EUR'. */
const describeProfits = (holdings: readonly Holding[], { say, figure }: Speech): Line =>
  holdings.map((holding) => {
    const quantity = isBond(holding) ? ('nominal' as const) : ('units' as const);
    const [held, now, then, made] = ([quantity, 'market-price', 'buy-price', 'profit'] as const).map(
      (of) => figure(holding, of) ?? '–',
    );
    const sum = `${held ?? ''} × (${now ?? ''} − ${then ?? ''}) = ${made ?? ''}`;
    return say('profitWorking', { isin: holdingLabel(holding), sum });
  });

/** What each of them gained or lost, after the sum. */
const workingOfProfits: Answer = async (query, answering) => {
  const { holdings, count } = await answering.tools.listHoldings.run({
    ...{ filter: activeOnly(query.filter), most: MAX_ROWS },
  });
  const sum = await amountSum(withMeasure(query, 'profit'), answering);
  const left = count - holdings.length;
  return reply(
    holdings,
    sum,
    describeProfits(holdings, answering),
    left > 0 && answering.say('more', { count: left }),
  );
};

const MAX_WORKED_OUT = 3;

/** 'How do you get the yield of the American bond?', of one of two: of each. */
const workingOfYields: Answer = async (query, answering) => {
  const { holdings } = await answering.tools.listHoldings.run({ filter: activeOnly(query.filter) });
  const isins = [...new Set(holdings.filter(isBond).map(({ isin }) => isin))];
  if (isins.length === 0 || isins.length > MAX_WORKED_OUT)
    return together(overviewValue, list)(query, answering);
  const said: Line[] = [];
  for (const isin of isins) said.push(await analysis({ ...query, filter: { isins: [isin] } }, answering));
  return inBlocks(said);
};

/** The figures of the whole or of a part, and how they come about. */
const workingOfAll: Answer = async (query, answering) => {
  const { say, language } = answering;
  const { concepts, filter, terms, asksMethod } = query;
  if (concepts.has('measure:return') && asksMethod) return returnWorking(query, answering);
  if (isPart(filter) && asksOfProfit(query)) return workingOfProfits(query, answering);
  if (isPart(filter) && query.measures.includes('yield')) return workingOfYields(query, answering);
  const ofAll = asksOfProfit(query) ? together(resultBySource, overviewValue) : overviewValue;
  const answer = isPart(filter) ? together(overviewValue, list) : ofAll;
  const found = await answer(withMeasure(query, 'profit'), answering);
  const isOfValue = concepts.has('measure:value');
  return reply([], found, isOfValue ? say('valueMethod') : terms.map((term) => TERM_TEXTS[term][language]));
};

/** How a figure of a holding comes about: its profit, its value, or its yield. */
export const working: Answer = async (query, answering) => {
  const { tools } = answering;
  const { filter, measure } = query;
  if (filter.isins === undefined && query.period !== undefined) return valueChange(query, answering);
  // 'Why is X so bad?': what each holding gained or lost.
  if (filter.isins === undefined) return workingOfAll(query, answering);
  if (measure === 'market-value' || query.concepts.has('measure:value')) return worth(query, answering);
  const { holdings } = await tools.listHoldings.run({ filter: { ...filter, figures: undefined } });
  if (!asksOfProfit(query) && holdings.some(isBond)) return analysis(query, answering);
  const isOfSeveral = holdings.length > 1;
  return reply(
    holdings,
    isOfSeveral && (await amountSum(withMeasure(query, 'profit'), answering)),
    describeProfits(holdings, answering),
  );
};
