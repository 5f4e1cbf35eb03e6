import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { OverdueBond } from '#api/bond-analytics';
import type { Bond, BondsSummary } from '#api/bonds';
import type { Address } from '../call.ts';
import { fields, flag, listOf, number, oneOf, only, orNull, text, type Read } from './read-answer.ts';

/** What the list of one's own bonds is drawn from: `listMyBonds` and `listMyOverdueBonds`, without their schemas. */
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
const direction = oneOf(['Buy', 'Sell'] as const);
const frequency = orNull(oneOf([0, 1, 2, 4, 12] as const));
const dayCount = orNull(
  oneOf([
    'ACT/ACT-ICMA', 'ACT/ACT-ISDA', 'ACT/360', 'ACT/365F', '30/360-US', '30E/360', '30E/360-ISDA',
  ] as const),
); // prettier-ignore
export const source = oneOf(['specification', 'ecb'] as const);
export const dayOrNull = orNull(day);
const [numberOrNull, textOrNull] = [orNull(number), orNull(text)];

const bond: Read<Bond> = (given) => {
  const of = fields(given);
  return {
    id: id(of['id']),
    isin: text(of['isin']),
    notes: textOrNull(of['data']),
    bank: textOrNull(of['bank']),
    direction: direction(of['direction']),
    currency: currency(of['currency']),
    buyPrice: number(of['buyPrice']),
    marketPrice: number(of['marketPrice']),
    cleanPrice: numberOrNull(of['cleanPrice']),
    result: number(of['result']),
    nominal: number(of['nominal']),
    amountPaid: number(of['amountPaid']),
    profit: number(of['profit']),
    buyDate: dayOrNull(of['buyDate']),
    settlementDate: dayOrNull(of['settlementDate']),
    yearsSinceBuy: numberOrNull(of['yearsSinceBuy']),
    taxesPaid: numberOrNull(of['taxesPaid']),
    couponPercent: numberOrNull(of['cupon']),
    yieldPercent: numberOrNull(of['ytm']),
    computedYieldPercent: numberOrNull(of['computedYtm']),
    computedYieldOn: dayOrNull(of['computedYtmOn']),
    expired: flag(of['expired']),
    maturityDate: dayOrNull(of['maturityDate']),
    couponFrequency: frequency(of['couponFrequency']),
    dayCount: dayCount(of['dayCount']),
    issueDate: dayOrNull(of['issueDate']),
    firstCouponDate: dayOrNull(of['firstCouponDate']),
    redemption: number(of['redemption']),
    version: version(of['version']),
  };
};

const summary: Read<BondsSummary> = (given) => {
  const of = fields(given);
  const rates = fields(of['rates']);
  return {
    count: integer(of['count']),
    activeCount: integer(of['activeCount']),
    expiredCount: integer(of['expiredCount']),
    portfolioValue: number(of['portfolioValue']),
    totalProfit: number(of['totalProfit']),
    averageYield: numberOrNull(of['averageYield']),
    rates: {
      source: source(rates['source']),
      day: dayOrNull(rates['day']),
      countedAtOne: listOf(currency)(rates['countedAtOne']),
    },
  };
};

export const myBonds: Read<MyBonds> = (given) => {
  const of = fields(given);
  return { data: listOf(bond)(of['data']), summary: summary(of['summary']) };
};

const flow: Read<OverdueBond['flows'][number]> = (given) => {
  const of = fields(given);
  return {
    date: day(of['date']),
    amount: number(of['amount']),
    interest: number(of['interest']),
    principal: number(of['principal']),
  };
};

const noRate = oneOf(['no-exchange-rates'] as const);
const euro: Read<OverdueBond['eur']> = (given) =>
  typeof given === 'number' ? number(given) : { reason: noRate(fields(given)['reason']) };

export const overdueBonds: Read<OverdueBond[]> = listOf((given) => {
  const of = fields(given);
  return {
    bondId: id(of['bondId']),
    currency: currency(of['currency']),
    flows: listOf(flow)(of['flows']),
    eur: euro(of['eur']),
    ratesDay: dayOrNull(of['ratesDay']),
  };
});
