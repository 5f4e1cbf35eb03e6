import type { ChatAnswer } from '#api/assistant/chat';
import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { findSources } from '../../tools/find-sources.ts';
import { followUps } from '../follow-ups.ts';
import { lines, reply, type Line, type SpokenAnswer, type Speech } from '../speech.ts';
import { EXAMPLE_TEXTS } from '../texts/glossary-examples.ts';
import { TERM_TEXTS } from '../texts/glossary-terms.ts';
import type { GlossaryTerm } from '../understanding/find-asked-terms.ts';
import type { Query } from '../understanding/query.ts';

type Bond = Awaited<ReturnType<Tools['analyseBond']['run']>>['bonds'][number];
type PricedBond = Bond & { readonly atMarket: { readonly known: true } };
const isPriced = (bond: Bond): bond is PricedBond => bond.atMarket.known;

/** The largest holdings are looked through, as many as this, for one that has the figure. */
const MAX_TRIED = 5;

/** What the example says of one holding; nothing where that lacks the figure. */
type Say<Shown> = (shown: Shown, speech: Speech) => Line;
type Examples<Shown> = Partial<Readonly<Record<GlossaryTerm, Say<Shown>>>>;

const said = ({ language }: Speech) => EXAMPLE_TEXTS[language];

const cleanAndDirty: Say<PricedBond> = ({ isin, atMarket }, speech) =>
  said(speech).cleanAndDirty(isin, {
    clean: speech.price(atMarket.cleanPrice),
    accrued: speech.price(atMarket.accruedPerHundred),
    dirty: speech.price(atMarket.dirtyPrice),
  });

/** Of a bond whose terms and price tell its figures. */
const OF_BOND: Examples<PricedBond> = {
  ytm: ({ isin, atMarket }, speech) =>
    said(speech).ytm(isin, speech.price(atMarket.cleanPrice), speech.percent(atMarket.yieldPercent)),
  'current-yield': ({ isin, atMarket }, speech) =>
    said(speech).currentYield(
      isin,
      speech.price(atMarket.cleanPrice),
      speech.percent(atMarket.currentYieldPercent),
    ),
  coupon: ({ isin, running, couponPercent }, speech) => {
    const next = running.known ? running.nextCoupon : null;
    const paid = next && said(speech).nextCoupon(speech.money(next.amount), speech.day(next.date));
    return couponPercent !== null && said(speech).coupon(isin, speech.percent(couponPercent), paid ?? '');
  },
  'clean-price': cleanAndDirty,
  'dirty-price': cleanAndDirty,
  'clean-and-dirty': cleanAndDirty,
  accrued: ({ isin, atMarket }, speech) =>
    said(speech).accrued(isin, speech.money(atMarket.accrued), speech.count(atMarket.accruedDays)),
  duration: ({ isin, atMarket }, speech) =>
    said(speech).duration(isin, speech.price(atMarket.macaulayDurationYears)),
  'modified-duration': ({ isin, atMarket }, speech) =>
    said(speech).modifiedDuration(isin, speech.price(atMarket.modifiedDurationYears)),
  convexity: ({ isin, atMarket }, speech) => said(speech).convexity(isin, speech.price(atMarket.convexity)),
};

const prices: Say<Holding> = (holding, speech) => {
  const [bought, now] = [speech.measure(holding, 'buy-price'), speech.measure(holding, 'market-price')];
  return bought !== undefined && now !== undefined && said(speech).prices(holding.isin, bought, now);
};

const worth: Say<Holding> = (holding, speech) => {
  const { measure } = speech;
  const [paid, value, profit] = [
    measure(holding, 'cost'), measure(holding, 'market-value'), measure(holding, 'profit'),
  ]; // prettier-ignore
  const isKnown = paid !== undefined && value !== undefined && profit !== undefined;
  return isKnown && said(speech).worth(holding.isin, { paid, value, profit });
};

/** Of any holding, by what is recorded of it. */
const OF_HOLDING: Examples<Holding> = {
  nominal: (holding, speech) => {
    const nominal = speech.measure(holding, 'nominal');
    return nominal !== undefined && said(speech).nominal(holding.isin, nominal);
  },
  maturity: (holding, speech) => {
    const day = speech.measure(holding, 'maturity');
    return day !== undefined && said(speech).maturity(holding.isin, day);
  },
  'buy-price': prices,
  'market-price': prices,
  cost: worth,
  'market-value': worth,
  profit: worth,
  isin: ({ isin }, speech) => {
    const letters = isin.slice(0, 2);
    const country = speech.country(letters);
    return country !== letters && said(speech).isin(isin, country);
  },
};

interface Asked {
  readonly tools: Tools;
  readonly speech: Speech;
}

/** Of the portfolio as a whole. */
type SayOfAll = (asked: Asked) => Promise<Line>;

const basisPoint: SayOfAll = async ({ tools, speech }) => {
  const { bondValue, lostPerBasisPoint } = await tools.interestRateRisk.run({});
  const isKnown = !('notKnown' in bondValue || 'notKnown' in lostPerBasisPoint.inEuro);
  return isKnown && said(speech).basisPoint(speech.money(bondValue), speech.money(lostPerBasisPoint.inEuro));
};

const countOf = async (filter: HoldingFilter, { tools, speech }: Asked) =>
  speech.count((await tools.listHoldings.run({ filter, most: 1 })).count);

const OF_ALL: Partial<Readonly<Record<GlossaryTerm, SayOfAll>>> = {
  'basis-point': basisPoint,
  dv01: basisPoint,
  hhi: async ({ tools, speech }) => {
    const found = await tools.portfolioValue.run({});
    if ('notKnown' in found) return undefined;
    const equal = found.concentration.asConcentratedAsEqualHoldings;
    return !('notKnown' in equal) && said(speech).concentration(speech.price(equal));
  },
  etf: async (asked) => said(asked.speech).etfs(await countOf({ kinds: ['etf'], expired: false }, asked)),
  expired: async (asked) => said(asked.speech).expired(await countOf({ expired: true }, asked)),
};

/** The word with a figure of the person's own, where there is one. */
async function findExample(
  term: GlossaryTerm,
  held: readonly Holding[],
  asked: Asked,
): Promise<SpokenAnswer | undefined> {
  const ofAll = await OF_ALL[term]?.(asked);
  if (ofAll) return reply({}, ofAll);
  for (const holding of held) {
    const line = OF_HOLDING[term]?.(holding, asked.speech);
    if (line) return reply(holding, line);
  }
  const say = OF_BOND[term];
  const bonds = say === undefined ? [] : held.filter(({ kind }) => kind === 'bond').slice(0, MAX_TRIED);
  for (const { isin, id } of bonds) {
    const bond = (await asked.tools.analyseBond.run({ isin })).bonds.find((one) => one.id === id);
    const line = bond && isPriced(bond) && say?.(bond, asked.speech);
    if (line) return reply(bond, line);
  }
  return undefined;
}

/** What words of the portfolio mean, each with the person's own numbers as the example. */
export async function glossary({ terms }: Query, tools: Tools, speech: Speech): Promise<ChatAnswer> {
  const filter = { expired: false, directions: ['Buy', 'Bid'] } as const;
  const byValue = await tools.listHoldings.run({ filter, by: 'market-value' });
  const { holdings } = byValue.count > 0 ? byValue : await tools.listHoldings.run({ filter });
  const examples: SpokenAnswer[] = [];
  for (const term of terms) {
    const found = await findExample(term, holdings, { tools, speech });
    if (found !== undefined) examples.push(found);
  }
  const meanings = lines(...terms.map((term) => TERM_TEXTS[term][speech.language]));
  const own = [...new Set(examples.map(({ content }) => content))];
  const content = own.length === 0 ? meanings : `${meanings}\n\n${lines(said(speech).own, ...own)}`;
  const sources = findSources(examples.map(({ facts }) => facts));
  const [shown] = sources;
  if (shown === undefined) return { content };
  return { content, sources, followUps: followUps('holding-details', { ...speech, isin: shown.isin }) };
}
