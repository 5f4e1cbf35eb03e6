import type { ChatAnswer } from '#api/assistant/chat';
import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { findSources } from '../../tools/find-sources.ts';
import { followUps } from '../follow-ups.ts';
import { describeMeasure, describeMoney, lines, type Speech } from '../speech.ts';
import { EXAMPLE_TEXTS } from '../texts/glossary-examples.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import type { GlossaryTerm } from '../understanding/find-asked-terms.ts';
import type { Query } from '../understanding/query.ts';

type Bond = Awaited<ReturnType<Tools['analyseBond']['run']>>['bonds'][number];
type PricedBond = Omit<Bond, 'atMarket'> & { readonly atMarket: Extract<Bond['atMarket'], { known: true }> };

/** The largest holdings are looked through, as many as this, for one that has the figure. */
const MAX_TRIED = 5;

const textsOf = ({ language }: Speech) => EXAMPLE_TEXTS[language];

/** What the example says of one holding; undefined where that lacks the figure. */
type Say<Shown> = (shown: Shown, speech: Speech) => string | undefined;

const coupon: Say<PricedBond> = ({ isin, running, couponPercent }, speech) => {
  const texts = textsOf(speech);
  if (couponPercent === null) return undefined;
  const next = running.known ? running.nextCoupon : null;
  const paid =
    next === null ? '' : texts.nextCoupon(describeMoney(next.amount, speech), speech.figures.day(next.date));
  return texts.coupon(isin, speech.figures.percent(couponPercent), paid);
};

const cleanAndDirty: Say<PricedBond> = ({ isin, atMarket }, speech) =>
  textsOf(speech).cleanAndDirty(isin, {
    clean: speech.figures.price(atMarket.cleanPrice),
    accrued: speech.figures.price(atMarket.accruedPerHundred),
    dirty: speech.figures.price(atMarket.dirtyPrice),
  });

/** Of a bond whose terms and price tell its figures. */
const OF_BOND: Partial<Readonly<Record<GlossaryTerm, Say<PricedBond>>>> = {
  ytm: ({ isin, atMarket }, speech) => {
    const [price, percent] = [atMarket.cleanPrice, atMarket.yieldPercent];
    return textsOf(speech).ytm(isin, speech.figures.price(price), speech.figures.percent(percent));
  },
  'current-yield': ({ isin, atMarket }, speech) => {
    const [price, percent] = [atMarket.cleanPrice, atMarket.currentYieldPercent];
    return textsOf(speech).currentYield(isin, speech.figures.price(price), speech.figures.percent(percent));
  },
  coupon,
  'clean-price': cleanAndDirty,
  'dirty-price': cleanAndDirty,
  'clean-and-dirty': cleanAndDirty,
  accrued: ({ isin, atMarket: { accrued, accruedDays } }, speech) =>
    textsOf(speech).accrued(isin, describeMoney(accrued, speech), speech.figures.count(accruedDays)),
  duration: ({ isin, atMarket }, speech) =>
    textsOf(speech).duration(isin, speech.figures.price(atMarket.macaulayDurationYears)),
  'modified-duration': ({ isin, atMarket }, speech) =>
    textsOf(speech).modifiedDuration(isin, speech.figures.price(atMarket.modifiedDurationYears)),
  convexity: ({ isin, atMarket }, speech) =>
    textsOf(speech).convexity(isin, speech.figures.price(atMarket.convexity)),
};

const prices: Say<Holding> = (holding, speech) => {
  const bought = describeMeasure(holding, 'buy-price', speech);
  const now = describeMeasure(holding, 'market-price', speech);
  return bought === undefined || now === undefined
    ? undefined
    : textsOf(speech).prices(holding.isin, bought, now);
};

const worth: Say<Holding> = (holding, speech) => {
  const paid = describeMeasure(holding, 'cost', speech);
  const value = describeMeasure(holding, 'market-value', speech);
  const profit = describeMeasure(holding, 'profit', speech);
  return paid === undefined || value === undefined || profit === undefined
    ? undefined
    : textsOf(speech).worth(holding.isin, { paid, value, profit });
};

/** Of any holding, by what is recorded of it. */
const OF_HOLDING: Partial<Readonly<Record<GlossaryTerm, Say<Holding>>>> = {
  nominal: (holding, speech) => {
    const nominal = describeMeasure(holding, 'nominal', speech);
    return nominal === undefined ? undefined : textsOf(speech).nominal(holding.isin, nominal);
  },
  maturity: (holding, speech) => {
    const day = describeMeasure(holding, 'maturity', speech);
    return day === undefined ? undefined : textsOf(speech).maturity(holding.isin, day);
  },
  'buy-price': prices,
  'market-price': prices,
  cost: worth,
  'market-value': worth,
  profit: worth,
  isin: ({ isin }, speech) => {
    const letters = isin.slice(0, 2);
    const country = speech.figures.country(letters);
    return country === letters ? undefined : textsOf(speech).isin(isin, country);
  },
};

interface Asked {
  readonly tools: Tools;
  readonly speech: Speech;
}

/** Of the portfolio as a whole. */
type SayOfAll = (asked: Asked) => Promise<string | undefined>;

const basisPoint: SayOfAll = async ({ tools, speech }) => {
  const { bondValue, lostPerBasisPoint } = await tools.interestRateRisk.run({});
  if ('notKnown' in bondValue || 'notKnown' in lostPerBasisPoint.inEuro) return undefined;
  const [value, loss] = [bondValue, lostPerBasisPoint.inEuro].map((amount) => describeMoney(amount, speech));
  return textsOf(speech).basisPoint(value ?? '', loss ?? '');
};

const countOf = async (filter: HoldingFilter, { tools, speech }: Asked) =>
  speech.figures.count((await tools.listHoldings.run({ filter, most: 1 })).count);

const OF_ALL: Partial<Readonly<Record<GlossaryTerm, SayOfAll>>> = {
  'basis-point': basisPoint,
  dv01: basisPoint,
  hhi: async ({ tools, speech }) => {
    const found = await tools.portfolioValue.run({});
    if ('notKnown' in found) return undefined;
    const equal = found.concentration.asConcentratedAsEqualHoldings;
    return 'notKnown' in equal ? undefined : textsOf(speech).concentration(speech.figures.price(equal));
  },
  etf: async (asked) => textsOf(asked.speech).etfs(await countOf({ kinds: ['etf'], expired: false }, asked)),
  expired: async (asked) => textsOf(asked.speech).expired(await countOf({ expired: true }, asked)),
};

interface Example {
  readonly said: string;
  readonly facts: unknown;
}

async function findBondExample(
  term: GlossaryTerm,
  held: readonly Holding[],
  { tools, speech }: Asked,
): Promise<Example | undefined> {
  const say = OF_BOND[term];
  if (say === undefined) return undefined;
  for (const { isin, id } of held.filter(({ kind }) => kind === 'bond').slice(0, MAX_TRIED)) {
    const { bonds } = await tools.analyseBond.run({ isin });
    const bond = bonds.find((one) => one.id === id);
    if (bond?.atMarket.known !== true) continue;
    const said = say({ ...bond, atMarket: bond.atMarket }, speech);
    if (said !== undefined) return { said, facts: bond };
  }
  return undefined;
}

/** The word with a figure of the person's own, where there is one. */
async function findExample(
  term: GlossaryTerm,
  held: readonly Holding[],
  asked: Asked,
): Promise<Example | undefined> {
  const ofAll = await OF_ALL[term]?.(asked);
  if (ofAll !== undefined) return { said: ofAll, facts: {} };
  for (const holding of held) {
    const said = OF_HOLDING[term]?.(holding, asked.speech);
    if (said !== undefined) return { said, facts: holding };
  }
  return findBondExample(term, held, asked);
}

/** What words of the portfolio mean, each with the person's own numbers as the example. */
export async function glossary({ terms }: Query, tools: Tools, speech: Speech): Promise<ChatAnswer> {
  const filter = { expired: false, directions: ['Buy', 'Bid'] } as const;
  const byValue = await tools.listHoldings.run({ filter, by: 'market-value' });
  const { holdings } = byValue.count > 0 ? byValue : await tools.listHoldings.run({ filter });
  const examples: (Example | undefined)[] = [];
  for (const term of terms) examples.push(await findExample(term, holdings, { tools, speech }));
  const known = examples.flatMap((one) => one ?? []);
  const said = [...new Set(known.map((example) => example.said))];
  const sources = findSources(known.map(({ facts }) => facts));
  const meanings = lines(...terms.map((term) => TERM_TEXTS[term][speech.language]));
  const content = said.length === 0 ? meanings : `${meanings}\n\n${lines(textsOf(speech).own, ...said)}`;
  const [shown] = sources;
  if (shown === undefined) return { content };
  const next = followUps('holding-details', { language: speech.language, isin: shown.isin });
  return { content, sources, followUps: next };
}
