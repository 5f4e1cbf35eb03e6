import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { OverdueBond } from '#api/portfolio/figures/bond-analytics';
import {
  BOND_ANSWER,
  BOND_DIRECTIONS,
  BOND_FEATURES,
  BOND_FIELDS,
  BOND_FIGURES,
  COUPON_FREQUENCIES,
  DAY_COUNTS,
} from '#api/portfolio/bond-fields';
import { fromWireRecord, wireRecord } from '#api/platform/field-table';
import type { Bond, BondsSummary } from '#api/portfolio/bonds';
import type { Address } from '../../api-client/call.ts';
import {
  flag,
  listReader,
  number,
  objectReader,
  oneOf,
  only,
  orMissing,
  orNull,
  text,
  type Read,
} from '../read-answer.ts';

/** The answers behind the user's own list of bonds, `listMyBonds` and `listMyOverdueBonds`, read without their schemas. */
export const MY_BONDS: Address = { method: 'GET', path: '/ClientData/my-bonds', access: 'signed-in' };
export const OVERDUE_BONDS: Address = { method: 'GET', path: '/ClientData/overdue', access: 'signed-in' };

export interface MyBonds {
  readonly data: readonly Bond[];
  readonly summary: BondsSummary;
}

const isPositiveInteger = (given: unknown) => Number.isSafeInteger(given) && Number(given) > 0;
const id = only('an id', (given): given is Bond['id'] => isPositiveInteger(given));
const version = only('a version', (given): given is number => isPositiveInteger(given));
export const integer = only('an integer', (given): given is number => Number.isSafeInteger(given));
const day = only(
  'a day',
  (given): given is CalendarDate => typeof given === 'string' && isCalendarDate(given),
);
export const currency = oneOf(CURRENCIES);
export const source = oneOf(['specification', 'ecb'] as const);
export const dayOrNull = orNull(day);
const [numberOrNull, textOrNull] = [orNull(number), orNull(text)];

const onWire = objectReader({
  ...wireRecord(BOND_FIELDS, {
    isin: text,
    text: textOrNull,
    notes: textOrNull,
    direction: oneOf(BOND_DIRECTIONS),
    currency,
    nominal: number,
    price: number,
    priceOrZero: number,
    optionalPrice: numberOrNull,
    termPrice: number,
    optionalAmount: numberOrNull,
    couponPercent: numberOrNull,
    yieldPercent: numberOrNull,
    day: dayOrNull,
    termDay: dayOrNull,
    couponFrequency: orNull(oneOf(COUPON_FREQUENCIES)),
    dayCount: orNull(oneOf(DAY_COUNTS)),
  }),
  ...wireRecord(BOND_FIGURES, {
    id,
    number,
    optionalNumber: numberOrNull,
    day: dayOrNull,
    flag,
    version,
  }),
  ...wireRecord(BOND_FEATURES, {
    amortization: orMissing(listReader(objectReader({ date: day, percent: number }))),
    couponSteps: orMissing(listReader(objectReader({ from: day, rate: number }))),
    floating: orMissing(
      objectReader({ index: text, margin: number, floor: numberOrNull, cap: numberOrNull }),
    ),
    calls: orMissing(listReader(objectReader({ date: day, price: number }))),
  }),
});
const bond: Read<Bond> = (given) => fromWireRecord(BOND_ANSWER, onWire(given));

const summary: Read<BondsSummary> = objectReader({
  count: integer,
  activeCount: integer,
  expiredCount: integer,
  portfolioValue: number,
  totalProfit: number,
  averageYield: numberOrNull,
  rates: objectReader({ source, day: dayOrNull, countedAtOne: listReader(currency) }),
});

export const myBonds: Read<MyBonds> = objectReader({ data: listReader(bond), summary });

const noRate = oneOf(['no-exchange-rates'] as const);
const missing = objectReader({ reason: noRate });
const euro: Read<OverdueBond['eur']> = (given) =>
  typeof given === 'number' ? number(given) : missing(given);

export const overdueBonds: Read<OverdueBond[]> = listReader(
  objectReader({
    bondId: id,
    currency,
    flows: listReader(objectReader({ date: day, amount: number, interest: number, principal: number })),
    eur: euro,
    ratesDay: dayOrNull,
  }),
);
