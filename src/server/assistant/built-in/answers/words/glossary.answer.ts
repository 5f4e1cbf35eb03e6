import type { ChatAnswer } from '#api/assistant/chat';
import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { findSources } from '../../../tools/find-sources.ts';
import { lines, reply, type Line, type SpokenAnswer } from '../../answer-parts.ts';
import { followUps } from '../../follow-ups.ts';
import { isKnown } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { TextKey } from '../../texts/texts.ts';
import { TERM_TEXTS } from '../../texts/glossary-terms.ts';
import type { GlossaryTerm } from '../../understanding/find-asked-terms.ts';
import type { Query } from '../../understanding/query.ts';
import type { Found } from '../answer.ts';

type Bond = Found<'analyseBond'>['bonds'][number];

/** The largest holdings are looked through, as many as this, for one that has the figure. */
const MAX_TRIED = 5;

type Example<Shown> = (shown: Shown, speech: Speech) => Line;

/** Of a bond whose terms and price give its figures. */
const OF_BOND = {
  ytm: 'example.ytm',
  'current-yield': 'example.currentYield',
  'clean-price': 'example.cleanAndDirty',
  'dirty-price': 'example.cleanAndDirty',
  'clean-and-dirty': 'example.cleanAndDirty',
  accrued: 'example.accrued',
  duration: 'example.duration',
  'modified-duration': 'example.modifiedDuration',
  convexity: 'example.convexity',
} as const satisfies Partial<Record<GlossaryTerm, TextKey>>;

const isOfBond = (term: GlossaryTerm): term is keyof typeof OF_BOND => Object.hasOwn(OF_BOND, term);

const ofBond =
  (term: GlossaryTerm): Example<Bond> =>
  ({ isin, atMarket, running, couponPercent }, { say }) => {
    if (term !== 'coupon')
      return isOfBond(term) && atMarket.known && say(OF_BOND[term], { isin, ...atMarket });
    const next = running.known && running.nextCoupon ? say('example.nextCoupon', running.nextCoupon) : '';
    return couponPercent !== null && say('example.coupon', { isin, couponPercent, next });
  };

const WORTH = { key: 'example.worth', needs: ['cost', 'market-value', 'profit'] } as const;
const PRICES = { key: 'example.prices', needs: ['buy-price', 'market-price'] } as const;

/** Of any holding, by what is recorded of it. */
const OF_HOLDING = {
  nominal: { key: 'example.nominal', needs: ['nominal'] },
  maturity: { key: 'example.maturity', needs: ['maturity'] },
  'buy-price': PRICES,
  'market-price': PRICES,
  cost: WORTH,
  'market-value': WORTH,
  profit: WORTH,
  isin: { key: 'example.isin', needs: [] },
} as const satisfies Partial<
  Record<GlossaryTerm, { readonly key: TextKey; readonly needs: readonly Measure[] }>
>;

const isOfHolding = (term: GlossaryTerm): term is keyof typeof OF_HOLDING => Object.hasOwn(OF_HOLDING, term);

const ofHolding =
  (term: GlossaryTerm): Example<Holding> =>
  (holding, { say, figure, country }) => {
    if (!isOfHolding(term)) return undefined;
    const { key, needs } = OF_HOLDING[term];
    const { isin } = holding;
    const letters = isin.slice(0, 2);
    if (needs.some((measure) => figure(holding, measure) === undefined)) return undefined;
    if (term === 'isin' && country(letters) === letters) return undefined;
    const of = (measure: Measure) => figure(holding, measure);
    return say(key, {
      ...{ isin, country: country(letters), nominal: of('nominal'), day: of('maturity') },
      ...{ bought: of('buy-price'), now: of('market-price') },
      ...{ paid: of('cost'), value: of('market-value'), profit: of('profit') },
    });
  };

/** Of the portfolio as a whole. */
type ExampleOfAll = (answering: Answering) => Promise<Line>;

const basisPoint: ExampleOfAll = async ({ tools, say }) => {
  const { bondValue: value, lostPerBasisPoint } = await tools.interestRateRisk.run({});
  const { inEuro: loss } = lostPerBasisPoint;
  return isKnown(value) && isKnown(loss) && say('example.basisPoint', { value, loss });
};

const concentrated: ExampleOfAll = async ({ tools, say }) => {
  const found = await tools.portfolioValue.run({});
  const equal = isKnown(found) ? found.concentration.asConcentratedAsEqualHoldings : undefined;
  return isKnown(equal) && say('example.concentration', { equal });
};

const countHoldings = async (filter: HoldingFilter, { tools }: Answering) =>
  (await tools.listHoldings.run({ filter, most: 1 })).count;

const OF_ALL: Partial<Readonly<Record<GlossaryTerm, ExampleOfAll>>> = {
  'basis-point': basisPoint,
  dv01: basisPoint,
  hhi: concentrated,
  concentration: concentrated,
  etf: async (answering) =>
    answering.say('example.etfs', {
      count: await countHoldings({ kinds: ['etf'], expired: false }, answering),
    }),
  expired: async (answering) =>
    answering.say('example.expired', { count: await countHoldings({ expired: true }, answering) }),
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
    const line = ofHolding(term)(holding, answering);
    if (line) return reply(holding, line);
  }
  const hasFigures = isOfBond(term) || term === 'coupon';
  const bonds = hasFigures ? held.filter(({ kind }) => kind === 'bond').slice(0, MAX_TRIED) : [];
  for (const { isin, id } of bonds) {
    const bond = (await answering.tools.analyseBond.run({ isin })).bonds.find((one) => one.id === id);
    const line = bond && ofBond(term)(bond, answering);
    if (line) return reply(bond, line);
  }
  return undefined;
}

/** What words of the portfolio mean, each with the person's own numbers as the example. */
export async function glossary(
  { terms, filter: { isins } }: Query,
  answering: Answering,
): Promise<ChatAnswer> {
  const { tools, say, language } = answering;
  const filter = isins === undefined ? { expired: false } : { isins };
  const byValue = await tools.listHoldings.run({ filter, by: 'market-value' });
  const { holdings } = byValue.count > 0 ? byValue : await tools.listHoldings.run({ filter });
  const examples: SpokenAnswer[] = [];
  for (const term of terms) {
    const found = await findExample(term, holdings, answering);
    if (found !== undefined) examples.push(found);
  }
  const meanings = lines(terms.map((term) => TERM_TEXTS[term][language]));
  const own = [...new Set(examples.map(({ content }) => content))];
  // 'What is it for the Rila bond?': its figure first.
  const parts = isins === undefined ? [meanings, lines(say('example.own'), own)] : [lines(own), meanings];
  const content = own.length === 0 ? meanings : parts.join('\n\n');
  const sources = findSources(examples.map(({ facts }) => facts));
  const [shown] = sources;
  if (shown === undefined) return { content };
  return { content, sources, followUps: followUps('holding-details', { language, isin: shown.isin }) };
}
