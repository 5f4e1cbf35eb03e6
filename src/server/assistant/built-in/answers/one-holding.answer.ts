import { daysBetween } from '#domain/calendar-date';
import { isBond, type Holding } from '#domain/portfolio/holding';
import type { Measure } from '#domain/portfolio/measure';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { lines, reply, type Line, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

const MAX_FOUND = 5;

export const holdingLabel = ({ name, isin }: Pick<Holding, 'name' | 'isin'>) =>
  name === null ? isin : `${name} (${isin})`;

function misspeltAnswer({ isin }: Query, { texts }: Speech): string | undefined {
  const [only] = isin?.isins ?? [];
  return isin?.is === 'misspelt' && only !== undefined ? texts.nearest(isin.written, only) : undefined;
}

/** What is stored of a holding, in the order in which it is shown. */
const STORED = [
  ['bank', 'bank'],
  ['nominal', 'nominal'],
  ['units', 'units'],
  ['buyPrice', 'buy-price'],
  ['marketPrice', 'market-price'],
  ['amountPaid', 'cost'],
  ['profit', 'profit'],
  ['coupon', 'coupon'],
  ['yield', 'yield'],
  ['maturity', 'maturity'],
  ['buyDate', 'buy-date'],
] as const;

async function describeHolding(holding: Holding, tools: Tools, { texts, measure, money, count }: Speech) {
  const { holding: names } = texts;
  const { id, isin, kind, name, direction, expired } = holding;
  const { byBond } = await tools.listPayments.run({ filter: { isins: [isin] } });
  const paid = kind === 'bond' && byBond.find((one) => one.id === id);
  const named = (await tools.listNames.run({})).holdings;
  const issuedBy = named.find((one) => one.isin === isin)?.issuer ?? null;
  return lines(
    [isin, texts.kind[kind], texts.status(kind, expired)].join(', '),
    name !== null && name !== '' && texts.line(names.name, name),
    issuedBy !== null && texts.line(names.issuer, issuedBy),
    texts.line(names.direction, direction),
    ...STORED.map(([title, of]) => {
      const said = measure(holding, of) ?? '';
      return said !== '' && texts.line(names[title], said);
    }),
    paid && texts.line(names.payments(count(paid.count)), money(paid.amount)),
  );
}

/** Who issued it, where that is recorded. */
export const issuer: Answer = async ({ filter }, tools, { texts }) => {
  const { holdings } = await tools.listNames.run({});
  const found = holdings.find(({ isin }) => filter.isins?.includes(isin) === true);
  if (found === undefined || found.issuer === null) return undefined;
  return reply(found, texts.one(texts.holding.issuer.toLowerCase(), found.isin, found.issuer));
};

/** The figure that is asked of it, or all that is stored of it but its notes. */
export const oneHolding: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const { measure, filter } = query;
  const isins = filter.isins ?? [];
  const show = measure === undefined ? [] : [measure];
  const find = (of: HoldingFilter) => tools.listHoldings.run({ filter: of, show, most: MAX_FOUND });
  const fitting = await find(filter);
  // 'Is it expired?': what is told of it answers that, whether it is or not.
  const found = fitting.count > 0 ? fitting : await find({ isins });
  if (found.count === 0) return reply({}, texts.notFound(isins[0] ?? query.isin?.written ?? ''));
  if (measure === undefined) {
    const blocks: string[] = [];
    for (const holding of found.holdings) blocks.push(await describeHolding(holding, tools, speech));
    return reply(found, misspeltAnswer(query, speech), blocks.join('\n\n'));
  }
  const said = found.holdings.flatMap((holding) =>
    namedFigures(query, measure).map((of) => {
      const figure = speech.measure(holding, of);
      const name = texts.measures[of];
      return figure === undefined
        ? texts.noSuchMeasure(holding.isin, name)
        : texts.one(name, holding.isin, figure);
    }),
  );
  return reply(
    found,
    misspeltAnswer(query, speech),
    ...said,
    ...daysAhead(query, found.holdings, speech),
    ...priceDays(query, found.holdings, speech),
  );
};

/** 'When did I buy it and at what price?': each figure that is named; at maturity comes the nominal. */
function namedFigures({ measures, measure: asked, concepts }: Query, measure: Measure): readonly Measure[] {
  const named = new Set([measure, ...(asked === measure ? measures : [])]);
  if (named.has('maturity')) named.add('nominal');
  if (named.has('buy-date') && (named.has('market-price') || named.has('cost'))) named.add('buy-price');
  if (named.has('buy-price') && concepts.has('time:today')) named.add('market-price');
  // 'When did I buy it, and at what price?': the price of then.
  if (named.has('buy-price') && !concepts.has('time:today')) named.delete('market-price');
  return [...named];
}

/** In how many days it matures. */
function daysAhead({ measure }: Query, holdings: readonly Holding[], { texts, count, today }: Speech) {
  if (measure !== 'maturity') return [];
  return holdings.flatMap((one) => {
    const days = one.kind === 'bond' && one.maturityDate !== null ? daysBetween(today, one.maturityDate) : -1;
    return days < 0 ? [] : [texts.inDays(count(days))];
  });
}

/** Of which day the market price is. */
function priceDays({ measure }: Query, holdings: readonly Holding[], { whole, day, ...speech }: Speech) {
  if (measure !== 'market-price') return [];
  return holdings.map(
    (one) =>
      one.marketPriceOn !== null &&
      whole.priceOf(holdingLabel(one), speech.measure(one, measure) ?? '–', day(one.marketPriceOn)),
  );
}

type Analysis = Awaited<ReturnType<Tools['analyseBond']['run']>>['bonds'][number];
type Priced = Extract<Analysis['atMarket'], { known: true }>;

function describePrice(priced: Priced, speech: Speech): Line[] {
  const { texts, price, percent, count } = speech;
  const { working, columns } = texts;
  const [yieldPercent, dirty] = [percent(priced.yieldPercent, 4), price(priced.dirtyPrice)];
  return [
    working.price(price(priced.cleanPrice), price(priced.accruedPerHundred), dirty),
    priced.simpleInterest
      ? working.simple(yieldPercent, dirty)
      : working.meaning(yieldPercent, dirty, String(priced.couponsCompoundedAYear)),
    speech.table(
      [columns.date, columns.amount, columns.presentValue],
      priced.flows.map(({ date, amount, presentValue }) => [
        speech.day(date),
        price(amount),
        price(presentValue),
      ]),
    ),
    working.duration(price(priced.macaulayDurationYears), price(priced.modifiedDurationYears)),
    working.dv01(speech.money(priced.basisPointValue)),
    working.convexity(price(priced.convexity)),
    working.accrued(speech.money(priced.accrued), count(priced.accruedDays)),
    working.currentYield(percent(priced.currentYieldPercent, 4)),
  ];
}

/** What a bond has besides one coupon and one redemption: it changes what the figures mean. */
function describeFeatures({ worst }: Priced, { running }: Analysis, speech: Speech): Line[] {
  const { working } = speech.texts;
  const { day, percent, money } = speech;
  return [
    worst && working.worst[worst.kind](percent(worst.yieldPercent, 4), day(worst.date)),
    running.known && running.outstanding && working.outstanding(money(running.outstanding)),
    running.known &&
      running.lastKnownRate &&
      working.lastKnownRate(day(running.lastKnownRate.from), percent(running.lastKnownRate.couponPercent)),
  ].map((line) => line ?? undefined);
}

function describeAnalysis(bond: Analysis, speech: Speech): string {
  const { texts, percent } = speech;
  const { working, reasons } = texts;
  const { isin, atMarket, atPurchase, running } = bond;
  const ownYield = bond.yieldIs === 'entered' ? bond.yieldPercent : null;
  const entered = ownYield !== null && working.entered(isin, percent(ownYield, 4));
  if (!atMarket.known) {
    const [, reason = reasons.other] = Object.entries(reasons).find(([key]) => key === atMarket.reason) ?? [];
    return lines(entered, working.notKnown(isin, reason));
  }
  const next = running.known ? running.nextCoupon : null;
  return lines(
    entered,
    working.computed(isin, percent(atMarket.yieldPercent, 4)),
    atPurchase.known && working.purchase(percent(atPurchase.yieldPercent, 4)),
    ...describeFeatures(atMarket, bond, speech),
    ...describePrice(atMarket, speech),
    next !== null && working.nextCoupon(speech.day(next.date), speech.money(next.amount)),
  );
}

/** Yield, duration and accrued interest of one bond, with how they come about. */
export const working: Answer = async (query, tools, speech) => {
  const [isin] = query.filter.isins ?? [];
  if (isin === undefined) return reply({}, speech.texts.notFound(query.isin?.written ?? ''));
  const found = await tools.analyseBond.run({ isin });
  if (found.count === 0) return oneHolding(query, tools, speech);
  const said = found.bonds.map((bond) => describeAnalysis(bond, speech)).join('\n\n');
  return reply(found, misspeltAnswer(query, speech), said);
};

/** As it is shown; where none is entered, as it is computed. Then how. */
export const yieldOfHolding: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const rest = await working(query, tools, speech);
  const { holdings } = await tools.listHoldings.run({ filter: query.filter });
  if (!holdings.some(isBond)) return undefined;
  const isEntered = holdings.every((one) => speech.measure(one, 'yield') !== undefined);
  if (isEntered && !query.concepts.has('measure:buy-date')) {
    const shown = await oneHolding({ ...query, measure: 'yield' }, tools, speech);
    return shown && reply(shown.facts, shown.content, rest?.content);
  }
  const [isin = ''] = query.filter.isins ?? [];
  const { bonds } = await tools.analyseBond.run({ isin });
  const said = bonds.map(({ atMarket }) => {
    if (!atMarket.known) return undefined;
    const computed = `${speech.percent(atMarket.yieldPercent)} (${texts.computed})`;
    return texts.one(texts.measures.yield, isin, computed);
  });
  return rest && reply(rest.facts, ...said, rest.content);
};
