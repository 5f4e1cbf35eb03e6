import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { headline, MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import {
  activeOnly,
  isOfNoBonds,
  isPart,
  isPartOfKind,
  toPercent,
  type Answer,
  type Found,
} from './answer.ts';
import { positionsInOrder } from './ranked/ranking.answer.ts';
import { describeExceeded } from './parts/limits.answer.ts';
import { analysis } from './working.answer.ts';

const MAX_ISSUERS = 10;

/** The largest issuer; of a part what it is of everything, too. */
async function describeLargest(
  { filter }: Query,
  found: Found<'portfolioValue'>,
  { tools, say }: Answering,
): Promise<string> {
  const { asConcentratedAsEqualHoldings: equal } = found.concentration;
  const largest = found.allocation.issuer.find(({ key }) => key !== '');
  if (largest === undefined) return say('noIssuers', { equal });
  const of = { issuer: largest.key, equal };
  const whole = isPart(filter) ? await tools.portfolioValue.run({}) : undefined;
  if (!isKnown(whole) || !isKnown(whole.value) || !isKnown(largest.value))
    return say('concentration', { ...of, share: largest.percent });
  const share = toPercent(largest.value.amount, whole.value.amount);
  return say('concentrationOfPart', { ...of, which: filter, share, ofPart: largest.percent });
}

/** How much of the value the issuers are, and what is above its limit. */
export const concentration: Answer = async (query, answering) => {
  const { tools, say, share, table } = answering;
  const found = await tools.portfolioValue.run({ filter: query.filter });
  if (!isKnown(found)) return undefined;
  const [bank] = found.allocation.bank.filter(({ key }) => key !== '');
  const isOfBanks = query.concepts.has('noun:bank') || query.concepts.has('by:bank');
  const { issuerCount: count } = found.concentration;
  const issuers = found.allocation.issuer.filter(({ key }) => key !== '').slice(0, MAX_ISSUERS);
  const isOfIssuers = query.concepts.has('noun:issuer');
  // 'My biggest position and its weight'.
  const isOfPositions = query.operation === 'highest' && !isOfIssuers;
  return reply(
    {},
    isOfPositions && (await positionsInOrder(query, answering)),
    isOfBanks && bank && say('largestBank', { bank: bank.key, share: bank.percent }),
    await describeLargest(query, found, answering),
    isOfIssuers && say('issuers', { count }),
    await describeExceeded(answering),
    table(
      ['issuer', 'inEuro', 'share'],
      issuers.map(({ key, value, percent }) => [key, value, share(percent)]),
    ),
    found.leftOutCount > 0 && say('unvalued', { count: found.leftOutCount }),
  );
};

type Risk = Found<'interestRateRisk'>;

/** Durations and what a basis point costs, of all bonds or of a part of them. */
const describeRisk = (found: Risk, which: HoldingFilter, { say, write }: Speech): Line => {
  const { modifiedDuration: duration, lostPerBasisPoint } = found;
  const said = say('risk', { which, duration, value: found.bondValue, loss: lostPerBasisPoint.inEuro });
  return [
    headline(said, ['modified-duration', write(duration)]),
    headline(say('macaulay', { years: found.macaulayDurationYears, convexity: found.convexity }), [
      'dv01',
      write(lostPerBasisPoint.inEuro),
    ]),
  ];
};

/** What a basis point costs in each currency, or what moves of all yields would do. */
function movesTable({ lostPerBasisPoint, ifAllYieldsMove }: Risk, isByCurrency: boolean, speech: Speech) {
  if (isByCurrency)
    return speech.table(
      ['currency', { text: 'DV01' }],
      lostPerBasisPoint.byCurrency.map((one) => [isKnown(one) ? one.currency : undefined, one]),
    );
  return speech.table(
    ['shift', 'inEuro'],
    ifAllYieldsMove.map(({ byPercent, change }) => [
      `${byPercent.gt(0) ? '+' : '\u2212'}${speech.percent(byPercent.abs())}`,
      speech.signed(change),
    ]),
  );
}

const OF_BONDS: readonly Measure[] = ['modified-duration', 'duration'];

/** Of each bond its durations and what a basis point costs, the most sensitive one first; of a part its cost, too. */
const riskByBond: Answer = async ({ filter: asked }, { tools, ...speech }) => {
  const { say, figure } = speech;
  const filter: HoldingFilter = { ...activeOnly(asked), kinds: ['bond'] };
  const order = { by: OF_BONDS[0], order: 'highest-first' } as const;
  const found = await tools.listHoldings.run({ filter, ...order, show: [...OF_BONDS], most: MAX_ROWS });
  if (found.count === 0) return reply({}, say('noRateShift'));
  const risk = await tools.interestRateRisk.run({ filter });
  const lostBy = new Map(risk.lostPerBasisPointByBond.map(({ isin, inEuro }) => [isin, inEuro]));
  return reply(
    found,
    isPartOfKind(asked) && describeRisk(risk, filter, speech),
    speech.table(
      ['isin', ...OF_BONDS, { text: 'DV01' }],
      found.holdings.map((one) => [
        one.isin,
        ...OF_BONDS.map((measure) => figure(one, measure)),
        lostBy.get(one.isin),
      ]),
      found.count,
    ),
  );
};

/** Durations, what a basis point costs, and what moves of all yields would do. */
export const interestRateRisk: Answer = async (query, answering) => {
  const { tools, say } = answering;
  if (isOfNoBonds(query)) return reply({}, say('ratesMoveBonds'));
  const byBond = await riskByBond(query, answering);
  if (isPartOfKind(query.filter))
    return reply([], byBond, query.filter.isins?.length === 1 && (await analysis(query, answering)));
  const found = await tools.interestRateRisk.run({});
  const asksWhich = (query.asksWhich && !query.concepts.has('kind:any')) || query.operation !== 'list';
  const left = found.leftOutCount > 0 && say('unvalued', { count: found.leftOutCount });
  if (!isKnown(found.modifiedDuration)) return reply({}, say('noRateShift'), left);
  return reply(
    {},
    asksWhich && byBond?.content,
    describeRisk(found, { kinds: ['bond'] }, answering),
    movesTable(found, query.by === 'currency', answering),
    !asksWhich && byBond?.content,
    left,
  );
};

/** Facts that people look at when they ask what is risky; no verdict. */
export const riskOverview: Answer = async ({ filter }, { tools, ...speech }) => {
  const { say, figure, write } = speech;
  const found = await tools.portfolioValue.run({ filter });
  if (!isKnown(found)) return undefined;
  const risk = await tools.interestRateRisk.run({});
  const losing = await tools.listHoldings.run({
    filter: { ...activeOnly(filter), figures: [{ measure: 'profit', is: 'below', value: '0' }] },
    by: 'profit',
    order: 'lowest-first',
  });
  const [issuer] = found.allocation.issuer.filter(({ key }) => key !== '');
  const euro = found.allocation.currency.find(({ key }) => key === 'EUR');
  const rise = risk.ifAllYieldsMove.find(({ byPercent }) => byPercent.eq(1));
  const [worst] = losing.holdings;
  const { inEuro: lost } = risk.lostPerBasisPoint;
  return reply(
    losing.holdings,
    say('riskFacts'),
    issuer && say('riskOfIssuer', { issuer: issuer.key, share: issuer.percent }),
    await describeExceeded({ tools, ...speech }),
    say('riskOfCurrencies', { share: 100 - Number(euro?.percent ?? 0) }),
    rise && isKnown(rise.change) && say('riskOfRates', { percent: rise.byPercent, change: rise.change }),
    worst && say('riskOfLosses', { count: losing.count, isin: worst.isin, loss: figure(worst, 'profit') }),
    isKnown(lost) && `DV01: ${write(lost)}`,
  );
};
