import type { CalendarDate } from '#domain/calendar-date';
import type { Measure } from '#domain/portfolio/measure';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { MAX_ROWS, reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, placed, type Answer } from './answer.ts';
import { largestPositions } from './list.answer.ts';
import { working } from './one-holding.answer.ts';

const MAX_ISSUERS = 10;
const MAX_HELD = 500;

/** How much of the value the issuers are, and what is above its limit. */
export const concentration: Answer = async (query, tools, speech) => {
  const { whole, texts, share, money } = speech;
  const found = await tools.portfolioValue.run({ filter: query.filter });
  if ('notKnown' in found) return undefined;
  const issuers = found.allocation.issuer.filter(({ key }) => key !== '').slice(0, MAX_ISSUERS);
  const [largest] = issuers;
  // 'My biggest position and its weight'.
  const isOfPositions = query.operation === 'highest' && !query.concepts.has('noun:issuer');
  const positions = isOfPositions ? await largestPositions(query, tools, speech) : undefined;
  const equal = speech.plain(found.concentration.asConcentratedAsEqualHoldings);
  return reply(
    positions?.facts ?? {},
    query.concepts.has('noun:issuer') && whole.issuers(speech.count(found.concentration.issuerCount)),
    positions?.content,
    largest === undefined
      ? whole.noIssuers(equal)
      : whole.concentration(largest.key, share(largest.percent), equal),
    ...found.concentration.aboveLimit.map(({ key, percent, limitPercent }) =>
      whole.aboveLimit(key === '' ? '–' : key, share(percent), share(limitPercent)),
    ),
    speech.table(
      [whole.columns.issuer, texts.columns.inEuro, texts.columns.share],
      issuers.map(({ key, value, percent }) => [key, money(value), share(percent)]),
    ),
    found.leftOutCount > 0 && whole.leftOut(speech.count(found.leftOutCount)),
  );
};

type Risk = Awaited<ReturnType<Tools['interestRateRisk']['run']>>;

/** What a basis point costs in each currency. */
const lostByCurrency = ({ lostPerBasisPoint: { byCurrency } }: Risk, { whole, money, table }: Speech) =>
  table(
    [whole.columns.currency, 'DV01'],
    byCurrency.map((one) => ['currency' in one ? one.currency : '–', money(one)]),
  );

/** Durations and what a basis point costs, of all bonds or of a part of them. */
const describeRisk = (found: Risk, part: string, { whole, money, plain }: Speech) => [
  whole.risk(part, plain(found.modifiedDuration), {
    value: money(found.bondValue),
    loss: money(found.lostPerBasisPoint.inEuro),
  }),
  whole.macaulay(plain(found.macaulayDurationYears), plain(found.convexity)),
];

const OF_BONDS: readonly Measure[] = ['modified-duration', 'duration'];

/** Of each bond its durations and what a basis point costs, the most sensitive one first; of a part its cost, too. */
const riskByBond: Answer = async ({ filter: asked }, tools, speech) => {
  const { texts, money, selection } = speech;
  const filter: HoldingFilter = { ...activeOnly(asked), kinds: ['bond'] };
  const order = { by: OF_BONDS[0], order: 'highest-first' } as const;
  const found = await tools.listHoldings.run({ filter, ...order, show: [...OF_BONDS], most: MAX_ROWS });
  if (found.count === 0) return reply({}, texts.rateShift.none);
  const risk = await tools.interestRateRisk.run({ filter });
  const lostBy = new Map(risk.lostPerBasisPointByBond.map(({ isin, inEuro }) => [isin, money(inEuro)]));
  return reply(
    found,
    ...(isNarrowing({ ...asked, kinds: undefined }) ? describeRisk(risk, selection(filter), speech) : []),
    speech.table(
      [texts.columns.isin, ...OF_BONDS.map((one) => texts.measures[one]), 'DV01'],
      found.holdings.map((one) => [
        one.isin,
        ...OF_BONDS.map((measure) => speech.measure(one, measure) ?? '–'),
        lostBy.get(one.isin) ?? '–',
      ]),
      found.count,
    ),
  );
};

/** Durations, what a basis point costs, and what moves of all yields would do. */
export const interestRateRisk: Answer = async (query, tools, speech) => {
  const { whole, texts, percent } = speech;
  if (isNarrowing({ ...query.filter, kinds: undefined })) {
    const ofPart = await riskByBond(query, tools, speech);
    const how = query.filter.isins?.length === 1 ? await working(query, tools, speech) : undefined;
    return reply([ofPart?.facts, how?.facts], ofPart?.content, how?.content);
  }
  const found = await tools.interestRateRisk.run({});
  const isOfAll = query.concepts.has('kind:any');
  const asksWhich = (query.asksWhich && !isOfAll) || query.operation !== 'list';
  const byBond = (await riskByBond(query, tools, speech))?.content;
  const left = found.leftOutCount > 0 && whole.leftOut(speech.count(found.leftOutCount));
  if ('notKnown' in found.modifiedDuration) return reply({}, texts.rateShift.none, left);
  return reply(
    {},
    asksWhich && byBond,
    ...describeRisk(found, texts.kinds.bond, speech),
    query.by === 'currency'
      ? lostByCurrency(found, speech)
      : speech.table(
          [whole.columns.shift, texts.columns.inEuro],
          found.ifAllYieldsMove.map(({ byPercent, change }) => [
            `${byPercent.gt(0) ? '+' : '\u2212'}${percent(byPercent.abs())}`,
            'notKnown' in change ? '–' : speech.profit(change),
          ]),
        ),
    !asksWhich && byBond,
    left,
  );
};

/** Years without a repayment have a row, too. */
function fillYears(byYear: Map<string, Decimal>, next: string): void {
  const last = [...byYear.keys()].at(-1);
  for (let year = Number(last ?? next) + 1; year < Number(next); year += 1)
    byYear.set(String(year), new Decimal(0));
}

/** What comes back each year. */
export const principalLadder: Answer = async (query, tools, speech) => {
  const { whole, texts, euro } = speech;
  const { rungs } = await tools.principalLadder.run({ filter: query.filter });
  const period = placed(query, speech.today, 'ahead');
  const [first = '', last = '9999'] = period ? [period.from.slice(0, 4), period.to.slice(0, 4)] : [];
  const byYear = new Map<string, Decimal>();
  let fellDue = new Decimal(0);
  for (const { from, fellDue: isDue, inEuro } of rungs) {
    if ('notKnown' in inEuro) continue;
    const year = from.slice(0, 4);
    if (isDue) fellDue = fellDue.plus(inEuro.amount);
    else if (year >= first && year <= last) {
      fillYears(byYear, year);
      byYear.set(year, (byYear.get(year) ?? new Decimal(0)).plus(inEuro.amount));
    }
  }
  const total = [...byYear.values()].reduce((sum, amount) => sum.plus(amount), new Decimal(0));
  return reply(
    {},
    whole.ladder(euro(total), speech.during(period)),
    speech.table(
      [whole.columns.year, texts.columns.inEuro],
      [...byYear].map(([year, sum]) => [year, euro(sum)]),
    ),
    !fellDue.isZero() && whole.fellDue(euro(fellDue)),
  );
};

/** Of several that are named, the first that is still held. */
async function heldIsin({ filter }: Query, tools: Tools): Promise<string | undefined> {
  if (filter.isins === undefined) return undefined;
  const { holdings } = await tools.listHoldings.run({ filter: { ...filter, expired: false } });
  return holdings[0]?.isin ?? filter.isins[0];
}

async function accruedByBond(
  of: { readonly on: CalendarDate; readonly isins?: string[] },
  tools: Tools,
  { texts, money, table }: Speech,
) {
  const found = await tools.listPositions.run({ ...of, kind: 'bond' });
  if ('notKnown' in found) return undefined;
  return table(
    [texts.columns.isin, texts.columns.amount],
    found.positions.map(({ isin, accruedInterest }) => [isin, money(accruedInterest)]),
    found.count,
  );
}

/** Of one bond with its working, else of all bonds together. */
export const accruedInterest: Answer = async (query, tools, speech) => {
  const { whole, money, day, today } = speech;
  const isin = await heldIsin(query, tools);
  const period = placed(query, today, 'behind');
  const on = period !== undefined && period.to < today ? period.to : today;
  if (isin === undefined) {
    const found = await tools.portfolioValue.run({ on, filter: query.filter });
    if ('notKnown' in found) return undefined;
    const total = whole.accrued(money(found.accruedInterest), day(on), speech.narrowing(query.filter));
    const isPart = isNarrowing({ ...query.filter, kinds: undefined });
    const { holdings } = await tools.listHoldings.run({ filter: query.filter, most: MAX_HELD });
    const isins = [...new Set(holdings.map((one) => one.isin))];
    return reply({}, total, await accruedByBond({ on, ...(isPart && { isins }) }, tools, speech));
  }
  if (on !== today) {
    const found = await tools.listPositions.run({ on, isins: [isin] });
    const [position] = 'notKnown' in found ? [] : found.positions;
    return position && reply({}, whole.accruedOn(isin, day(on), money(position.accruedInterest)));
  }
  const { bonds } = await tools.analyseBond.run({ isin });
  const said = bonds.map(({ running }) => running.known && whole.accruedOf(isin, money(running.accrued)));
  const rest = await working({ ...query, filter: { ...query.filter, isins: [isin] } }, tools, speech);
  return rest && reply(rest.facts, ...said, rest.content);
};
