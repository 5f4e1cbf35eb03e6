import type { Currency } from '#domain/money/currency';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumDecimals, type Decimal } from '#domain/money/decimal';
import type { RateOnDay } from '#domain/money/rate-history';
import { concentration } from '#domain/portfolio/concentration';
import { concentrationFlags, sovereignShares } from '#domain/portfolio/overview/concentration-flags';
import {
  allocationSums,
  toShares,
  type AllocationBy,
  type AllocationShare,
  type AllocationSums,
} from '#domain/portfolio/overview/position-allocation';
import { oldestDay } from '#domain/prices/price-age';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { unknown, VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import { attentionOnWire } from './attention-on-wire.ts';
import type { LeftOutPosition, LoadedOverview, ValuedPosition } from './load-overview.ts';

const PERCENT_PLACES = 1;
const HHI_PLACES = 4;
/** Only the largest positions are in the answer; the list of positions has all. */
const MAX_POSITIONS = 100;

const rounded = (places: number) => (value: Decimal) => roundTo(value, places).toNumber();
const money = rounded(AMOUNT_PLACES);
const percent = rounded(PERCENT_PLACES);

function sumsOnWire({ valued, left }: LoadedOverview, value: Decimal): OverviewOnWire['eur'] {
  const [first] = left;
  if (valued.length === 0 && first !== undefined) {
    const figure = unknown(VALUE_PROBLEM_CODES[first.problem.reason]);
    return { value: figure, clean: figure, accrued: figure, cost: figure, profit: figure };
  }
  const accrued = sumDecimals(valued.map((position) => position.accrued));
  const cost = sumDecimals(valued.map((position) => position.cost));
  const clean = value.minus(accrued);
  return {
    value: value.toNumber(),
    clean: clean.toNumber(),
    accrued: accrued.toNumber(),
    cost: cost.toNumber(),
    profit: clean.minus(cost).toNumber(),
  };
}

const leftOnWire = ({ position: { kind, isin, currency }, name, problem, cost }: LeftOutPosition) => ({
  ...{ kind, isin, name, currency },
  reason: VALUE_PROBLEM_CODES[problem.reason],
  cost: cost === null ? unknown(VALUE_PROBLEM_CODES[problem.reason]) : money(cost),
});

function leftCostOnWire(left: LoadedOverview['left']): OverviewOnWire['leftCost'] {
  const known = left.flatMap(({ eurCost }) => eurCost ?? []);
  const withoutRate = left.filter(({ cost, eurCost }) => cost !== null && eurCost === null);
  return {
    eur: sumDecimals(known).toNumber(),
    notKnown: left.length - known.length,
    withoutRate: [...new Set(withoutRate.map(({ position }) => position.currency))].sort(),
  };
}

function ratesOnWire(valued: readonly ValuedPosition[]): OverviewOnWire['rates'] {
  const rates = new Map<Currency, RateOnDay>();
  for (const { currency, value } of valued)
    if (value.rate !== null && currency !== 'EUR') rates.set(currency, value.rate);
  return {
    day: oldestDay([...rates.values()].map(({ day }) => day)),
    currencies: [...rates].map(([currency, { day, unitsPerEuro }]) => {
      return { currency, day, unitsPerEuro: unitsPerEuro.toNumber() };
    }),
  };
}

const shareOnWire = ({ key, eur, percent: part }: AllocationShare) => ({
  key,
  eur: eur.toNumber(),
  percent: part.toNumber(),
});

function concentrationOnWire(
  valued: readonly ValuedPosition[],
  sums: AllocationSums,
  limits: LoadedOverview['limits'],
): OverviewOnWire['concentration'] {
  const found = concentration(valued.map(({ isin, eur }) => ({ key: isin, eur })));
  return {
    hhi: found === undefined ? unknown('nothing_held') : rounded(HHI_PLACES)(found.hhi),
    equalHoldings: found === undefined ? unknown('nothing_held') : money(found.equalHoldings),
    flags: concentrationFlags(valued, sums, limits).map((flag) => ({
      ...flag,
      percent: percent(flag.percent),
    })),
    sovereigns: sovereignShares(valued, sums).map(shareOnWire),
  };
}

function positionOnWire(position: ValuedPosition, whole: Decimal): OverviewOnWire['positions'][number] {
  const { kind, isin, name, currency, banks, price, mark, value, eur, cost } = position;
  const profit = eur.minus(position.accrued).minus(cost);
  return {
    kind,
    isin,
    name,
    currency,
    mark,
    banks: banks.flatMap(({ bank }) => bank ?? []),
    quantity: value.quantity.toNumber(),
    price: { value: price.value.toNumber(), day: price.day, source: price.source },
    eur: eur.toNumber(),
    weight: whole.isZero() ? 0 : percent(eur.div(whole).times(100)),
    cost: cost.toNumber(),
    profit: profit.toNumber(),
    profitPercent: cost.isZero() ? unknown('no_cost') : money(profit.div(cost).times(100)),
  };
}

export function overviewOnWire(loaded: LoadedOverview): OverviewOnWire {
  const { on, left, missed, nextPayments } = loaded;
  const valued = loaded.valued.toSorted((one, other) => other.eur.comparedTo(one.eur));
  const sums = allocationSums(valued, on);
  const whole = sumDecimals(sums.class.map(({ eur }) => eur));
  const allocation = (by: AllocationBy) => toShares(sums[by]).map(shareOnWire);
  return {
    on,
    eur: sumsOnWire(loaded, whole),
    count: valued.length + left.length,
    left: left.map(leftOnWire),
    leftCost: leftCostOnWire(left),
    oldestPriceDay: oldestDay(valued.map(({ pricedOn }) => pricedOn)),
    rates: ratesOnWire(valued),
    allocation: {
      class: allocation('class'),
      currency: allocation('currency'),
      issuer: allocation('issuer'),
      country: allocation('country'),
      bank: allocation('bank'),
      maturity: allocation('maturity'),
    },
    concentration: concentrationOnWire(valued, sums, loaded.limits),
    ...attentionOnWire({ valued, left }),
    ...missed,
    nextPayments: [...nextPayments],
    positions: valued.slice(0, MAX_POSITIONS).map((position) => positionOnWire(position, whole)),
  };
}
