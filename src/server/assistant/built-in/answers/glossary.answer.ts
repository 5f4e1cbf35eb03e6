import type { ChatAnswer } from '#api/assistant/chat';
import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { findSources } from '../../tools/find-sources.ts';
import { lines, reply, type Line, type SpokenAnswer } from '../answer-parts.ts';
import { followUps } from '../follow-ups.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import type { GlossaryTerm } from '../understanding/find-asked-terms.ts';
import type { Query } from '../understanding/query.ts';
import type { Found } from './answer.ts';

type Bond = Found<'analyseBond'>['bonds'][number];
type PricedBond = Bond & { readonly atMarket: { readonly known: true } };
const isPriced = (bond: Bond): bond is PricedBond => bond.atMarket.known;

/** The largest holdings are looked through, as many as this, for one that has the figure. */
const MAX_TRIED = 5;

/** What the example says of one holding; nothing where that lacks the figure. */
type Example<Shown> = (shown: Shown, speech: Speech) => Line;
type Examples<Shown> = Partial<Readonly<Record<GlossaryTerm, Example<Shown>>>>;

const cleanAndDirty: Example<PricedBond> = ({ isin, atMarket }, { say }) =>
  say('example.cleanAndDirty', {
    isin,
    clean: atMarket.cleanPrice,
    accrued: atMarket.accruedPerHundred,
    dirty: atMarket.dirtyPrice,
  });

/** Of a bond whose terms and price give its figures. */
const OF_BOND: Examples<PricedBond> = {
  ytm: ({ isin, atMarket: { cleanPrice: price, yieldPercent: percent } }, { say }) =>
    say('example.ytm', { isin, price, percent }),
  'current-yield': ({ isin, atMarket: { cleanPrice: price, currentYieldPercent: percent } }, { say }) =>
    say('example.currentYield', { isin, price, percent }),
  coupon: ({ isin, running, couponPercent: percent }, { say }) => {
    const paid = running.known ? running.nextCoupon : null;
    const next = paid === null ? '' : say('example.nextCoupon', { amount: paid.amount, day: paid.date });
    return percent !== null && say('example.coupon', { isin, percent, next });
  },
  'clean-price': cleanAndDirty,
  'dirty-price': cleanAndDirty,
  'clean-and-dirty': cleanAndDirty,
  accrued: ({ isin, atMarket: { accrued: amount, accruedDays: days } }, { say }) =>
    say('example.accrued', { isin, amount, days }),
  duration: ({ isin, atMarket: { macaulayDurationYears: years } }, { say }) =>
    say('example.duration', { isin, years }),
  'modified-duration': ({ isin, atMarket: { modifiedDurationYears: duration } }, { say }) =>
    say('example.modifiedDuration', { isin, duration }),
  convexity: ({ isin, atMarket: { convexity } }, { say }) => say('example.convexity', { isin, convexity }),
};

const prices: Example<Holding> = (holding, { say, figure }) => {
  const [bought, now] = [figure(holding, 'buy-price'), figure(holding, 'market-price')];
  return (
    bought !== undefined && now !== undefined && say('example.prices', { isin: holding.isin, bought, now })
  );
};

const worth: Example<Holding> = (holding, { say, figure }) => {
  const { isin } = holding;
  const [paid, value, profit] = [
    figure(holding, 'cost'), figure(holding, 'market-value'), figure(holding, 'profit'),
  ]; // prettier-ignore
  const isComplete = paid !== undefined && value !== undefined && profit !== undefined;
  return isComplete && say('example.worth', { isin, paid, value, profit });
};

/** Of any holding, by what is recorded of it. */
const OF_HOLDING: Examples<Holding> = {
  nominal: (holding, { say, figure }) => {
    const nominal = figure(holding, 'nominal');
    return nominal !== undefined && say('example.nominal', { isin: holding.isin, nominal });
  },
  maturity: (holding, { say, figure }) => {
    const day = figure(holding, 'maturity');
    return day !== undefined && say('example.maturity', { isin: holding.isin, day });
  },
  'buy-price': prices,
  'market-price': prices,
  cost: worth,
  'market-value': worth,
  profit: worth,
  isin: ({ isin }, { say, country: nameOf }) => {
    const letters = isin.slice(0, 2);
    const country = nameOf(letters);
    return country !== letters && say('example.isin', { isin, country });
  },
};

/** Of the portfolio as a whole. */
type ExampleOfAll = (answering: Answering) => Promise<Line>;

const basisPoint: ExampleOfAll = async ({ tools, say }) => {
  const { bondValue: value, lostPerBasisPoint } = await tools.interestRateRisk.run({});
  const { inEuro: loss } = lostPerBasisPoint;
  return isKnown(value) && isKnown(loss) && say('example.basisPoint', { value, loss });
};

const countOf = async (filter: HoldingFilter, { tools }: Answering) =>
  (await tools.listHoldings.run({ filter, most: 1 })).count;

const OF_ALL: Partial<Readonly<Record<GlossaryTerm, ExampleOfAll>>> = {
  'basis-point': basisPoint,
  dv01: basisPoint,
  hhi: async ({ tools, say }) => {
    const found = await tools.portfolioValue.run({});
    const equal = isKnown(found) ? found.concentration.asConcentratedAsEqualHoldings : undefined;
    return isKnown(equal) && say('example.concentration', { equal });
  },
  etf: async (answering) =>
    answering.say('example.etfs', { count: await countOf({ kinds: ['etf'], expired: false }, answering) }),
  expired: async (answering) =>
    answering.say('example.expired', { count: await countOf({ expired: true }, answering) }),
};

/** The word with a figure of the person's own, where there is one. */
async function findExample(
  term: GlossaryTerm,
  held: readonly Holding[],
  answering: Answering,
): Promise<SpokenAnswer | undefined> {
  const ofAll = await OF_ALL[term]?.(answering);
  if (ofAll) return reply({}, ofAll);
  for (const holding of held) {
    const line = OF_HOLDING[term]?.(holding, answering);
    if (line) return reply(holding, line);
  }
  const example = OF_BOND[term];
  const bonds = example === undefined ? [] : held.filter(({ kind }) => kind === 'bond').slice(0, MAX_TRIED);
  for (const { isin, id } of bonds) {
    const bond = (await answering.tools.analyseBond.run({ isin })).bonds.find((one) => one.id === id);
    const line = bond && isPriced(bond) && example?.(bond, answering);
    if (line) return reply(bond, line);
  }
  return undefined;
}

/** What words of the portfolio mean, each with the person's own numbers as the example. */
export async function glossary({ terms }: Query, answering: Answering): Promise<ChatAnswer> {
  const { tools, say, language } = answering;
  const filter = { expired: false, directions: ['Buy', 'Bid'] } as const;
  const byValue = await tools.listHoldings.run({ filter, by: 'market-value' });
  const { holdings } = byValue.count > 0 ? byValue : await tools.listHoldings.run({ filter });
  const examples: SpokenAnswer[] = [];
  for (const term of terms) {
    const found = await findExample(term, holdings, answering);
    if (found !== undefined) examples.push(found);
  }
  const meanings = lines(terms.map((term) => TERM_TEXTS[term][language]));
  const own = [...new Set(examples.map(({ content }) => content))];
  const content = own.length === 0 ? meanings : `${meanings}\n\n${lines(say('example.own'), own)}`;
  const sources = findSources(examples.map(({ facts }) => facts));
  const [shown] = sources;
  if (shown === undefined) return { content };
  return { content, sources, followUps: followUps('holding-details', { language, isin: shown.isin }) };
}
