import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { lines, describeMeasure, describeMoney, table, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { MAX_ROWS, type Answer } from './answer.ts';

const MAX_FOUND = 5;
type AnalysedHolding = Awaited<ReturnType<Tools['analyseBond']['run']>>['bonds'][number];

function misspeltAnswer({ isin }: Query, { texts }: Speech): string | undefined {
  const [only] = isin?.isins ?? [];
  return isin?.is === 'misspelt' && only !== undefined ? texts.nearest(isin.written, only) : undefined;
}

function block(
  holding: Holding,
  paid: { readonly count: number; readonly said: string } | undefined,
  speech: Speech,
): string {
  const { texts, figures } = speech;
  const { holding: names } = texts;
  const line = (name: string, value: string | null | undefined) =>
    value === null || value === undefined || value === '' ? undefined : texts.line(name, value);
  const status = texts.status(holding.kind, holding.expired);
  return lines(
    [holding.isin, texts.kind[holding.kind], status].join(', '),
    line(names.name, holding.name),
    line(names.bank, holding.bank),
    line(names.direction, holding.direction),
    line(names.nominal, describeMeasure(holding, 'nominal', speech)),
    line(names.units, describeMeasure(holding, 'units', speech)),
    line(names.buyPrice, describeMeasure(holding, 'buy-price', speech)),
    line(names.marketPrice, describeMeasure(holding, 'market-price', speech)),
    line(names.amountPaid, describeMeasure(holding, 'cost', speech)),
    line(names.profit, describeMeasure(holding, 'profit', speech)),
    line(names.coupon, describeMeasure(holding, 'coupon', speech)),
    line(names.yield, describeMeasure(holding, 'yield', speech)),
    line(names.maturity, describeMeasure(holding, 'maturity', speech)),
    line(names.buyDate, describeMeasure(holding, 'buy-date', speech)),
    paid && texts.line(names.payments(figures.count(paid.count)), paid.said),
  );
}

async function paidBy({ id, kind, isin }: Holding, tools: Tools, speech: Speech) {
  if (kind !== 'bond') return undefined;
  const { byBond } = await tools.listPayments.run({ filter: { isins: [isin] } });
  const sum = byBond.find((one) => one.id === id);
  return sum && { count: sum.count, said: describeMoney(sum.amount, speech) };
}

/** The figure that is asked of it, or all that is stored of it but its notes. */
export const oneHolding: Answer = async (query, tools, speech) => {
  const { texts } = speech;
  const [isin = query.isin?.written ?? ''] = query.filter.isins ?? [];
  const { measure } = query;
  const show = measure === undefined ? [] : [measure];
  const find = (filter: HoldingFilter) => tools.listHoldings.run({ filter, show, most: MAX_FOUND });
  const fitting = await find(query.filter);
  // 'Is it expired?': what is told of it answers that, whether it is or not.
  const found = fitting.count > 0 ? fitting : await find({ isins: query.filter.isins ?? [] });
  if (found.count === 0) return { content: texts.notFound(isin), facts: {} };
  if (measure !== undefined) {
    const said = found.holdings.map((holding) => {
      const figure = describeMeasure(holding, measure, speech);
      const name = texts.measures[measure];
      return figure === undefined
        ? texts.noSuchMeasure(holding.isin, name)
        : texts.one(name, holding.isin, figure);
    });
    return { content: lines(misspeltAnswer(query, speech), ...said), facts: found };
  }
  const blocks = await Promise.all(
    found.holdings.map(async (holding) => block(holding, await paidBy(holding, tools, speech), speech)),
  );
  return { content: lines(misspeltAnswer(query, speech), blocks.join('\n\n')), facts: found };
};

function describePrice({ atMarket }: AnalysedHolding, speech: Speech): (string | undefined)[] {
  if (!atMarket.known) return [];
  const { texts, figures } = speech;
  const { working, columns } = texts;
  const percent = figures.percent(atMarket.yieldPercent, 4);
  const dirty = figures.price(atMarket.dirtyPrice);
  return [
    working.price(figures.price(atMarket.cleanPrice), figures.price(atMarket.accruedPerHundred), dirty),
    atMarket.simpleInterest
      ? working.simple(percent, dirty)
      : working.meaning(percent, dirty, String(atMarket.couponsCompoundedAYear)),
    table(
      [columns.date, columns.amount, columns.presentValue],
      ...atMarket.flows
        .slice(0, MAX_ROWS)
        .map(({ date, amount, presentValue }) => [
          figures.day(date),
          figures.price(amount),
          figures.price(presentValue),
        ]),
    ),
    atMarket.flows.length > MAX_ROWS
      ? texts.more(figures.count(atMarket.flows.length - MAX_ROWS))
      : undefined,
    working.duration(
      figures.price(atMarket.macaulayDurationYears),
      figures.price(atMarket.modifiedDurationYears),
    ),
    working.convexity(figures.price(atMarket.convexity)),
    working.accrued(describeMoney(atMarket.accrued, speech), figures.count(atMarket.accruedDays)),
    working.currentYield(figures.percent(atMarket.currentYieldPercent, 4)),
  ];
}

/** What a bond has besides one coupon and one redemption: it changes what the figures mean. */
function describeFeatures({ atMarket, running }: AnalysedHolding, speech: Speech): (string | undefined)[] {
  const { working } = speech.texts;
  const { day, percent } = speech.figures;
  const { outstanding, lastKnownRate } = running.known ? running : { outstanding: null, lastKnownRate: null };
  const worst = atMarket.known ? atMarket.worst : null;
  return [
    worst ? working.worst[worst.kind](percent(worst.yieldPercent, 4), day(worst.date)) : undefined,
    outstanding ? working.outstanding(describeMoney(outstanding, speech)) : undefined,
    lastKnownRate
      ? working.lastKnownRate(day(lastKnownRate.from), percent(lastKnownRate.couponPercent))
      : undefined,
  ];
}

function describeAnalysis(bond: AnalysedHolding, speech: Speech): string {
  const { texts, figures } = speech;
  const { working, reasons } = texts;
  const { atMarket, atPurchase, running } = bond;
  const entered =
    bond.yieldIs === 'entered' && bond.yieldPercent !== null
      ? working.entered(bond.isin, figures.percent(bond.yieldPercent, 4))
      : undefined;
  if (!atMarket.known) {
    const reason = Object.entries(reasons).find(([key]) => key === atMarket.reason)?.[1] ?? reasons.other;
    return lines(entered, working.notKnown(bond.isin, reason));
  }
  const bought = atPurchase.known ? working.purchase(figures.percent(atPurchase.yieldPercent, 4)) : undefined;
  const next = running.known ? running.nextCoupon : null;
  return lines(
    entered,
    working.computed(bond.isin, figures.percent(atMarket.yieldPercent, 4)),
    bought,
    ...describeFeatures(bond, speech),
    ...describePrice(bond, speech),
    next ? working.nextCoupon(figures.day(next.date), describeMoney(next.amount, speech)) : undefined,
  );
}

/** Yield, duration and accrued interest of one bond, with how they come about. */
export const working: Answer = async (query, tools, speech) => {
  const [isin] = query.filter.isins ?? [];
  if (isin === undefined) return { content: speech.texts.notFound(query.isin?.written ?? ''), facts: {} };
  const found = await tools.analyseBond.run({ isin });
  if (found.count === 0) return oneHolding(query, tools, speech);
  return {
    content: lines(
      misspeltAnswer(query, speech),
      found.bonds.map((bond) => describeAnalysis(bond, speech)).join('\n\n'),
    ),
    facts: found,
  };
};
