import type { IncomeEvent, IncomeProblem } from '#api/portfolio/figures/income';
import { en as interestProblems } from './interest-problems.ts';

const states: Record<IncomeEvent['state'], string> = {
  received: 'received',
  short: 'short',
  due: 'due',
  overdue: 'overdue',
  expected: 'expected',
  announced: 'announced',
  estimated: 'estimated',
};

const kinds: Record<IncomeEvent['kind'], string> = {
  coupon: 'Coupon',
  redemption: 'Redemption',
  dividend: 'Dividend',
};

const reasons: Record<IncomeProblem, string> = {
  ...interestProblems,
  sold_more_than_held: 'more was sold than held',
  deal_without_date: 'a sale or closing has no date',
  instalments_not_valid: 'the instalments exceed 100%',
};

export const en = {
  title: 'Income',
  exportToExcel: 'Export to Excel',
  userTitle: (user: string) => `Income – ${user}`,
  /** `rates` is 'ECB rates of 20 Nov 2026'. */
  intro: (rates: string) => `In euro at ${rates} · before tax`,
  loading: 'Loading the income...',
  failed: 'The income could not be loaded.',
  none: 'No income',
  noneText: 'Coupons, redemptions and dividends are listed here as soon as there are bonds, ETFs or shares.',
  next: 'Next 12 months',
  nextNote: 'interest and dividends',
  nextEstimated: (amount: string) => `interest and dividends, ${amount} of it estimated`,
  received: 'Received this year',
  payments: (count: number, figure: string) => (count === 1 ? '1 payment' : `${figure} payments`),
  difference: 'Against expected to date',
  of: (amount: string) => `of ${amount}`,
  overdueAndShort: (overdue: number, short: number) =>
    [...(overdue > 0 ? [`${overdue} overdue`] : []), ...(short > 0 ? [`${short} short`] : [])].join(', '),
  asExpected: (amount: string) => `all of ${amount} received`,
  principal: 'Principal back in 12 months',
  noPrincipal: 'nothing matures',
  lastPrincipal: (name: string, day: string) => `${name}, ${day}`,
  maturities: (count: number) => (count === 1 ? '1 redemption' : `${count} redemptions`),
  byMonth: 'By month',
  months: 'Income by month',
  columns: {
    month: 'Month',
    share: 'Share',
    income: 'Income, EUR',
    principal: 'Principal, EUR',
    state: 'State',
  },
  legend: { received: 'received', expected: 'expected', estimated: 'estimated', overdue: 'overdue' },
  thisMonth: 'this month',
  yearFrom: (year: string, month: string) => `${year}, from ${month}`,
  yearTo: (year: string, month: string) => `${year}, to ${month}`,
  yearMonth: (year: string, month: string) => `${year}, ${month}`,
  overdue: (amount: string) => `${amount} overdue`,
  short: (amount: string) => `${amount} short`,
  announced: (amount: string) => `${amount} announced`,
  estimated: (amount: string) => `${amount} estimated`,
  principalBack: (amount: string) => `principal ${amount}`,
  states,
  kinds,
  expectedAmount: (amount: string) => `of ${amount}`,
  onAccount: (day: string) => `credited ${day}`,
  ladder: 'Principal coming back',
  ladderFailed: 'The principal coming back could not be loaded.',
  ladderNone: 'Nothing matures.',
  period: 'Period',
  quarter: (quarter: number, year: string) => `${year} Q${quarter}`,
  matured: 'Matured, not recorded',
  total: 'Total',
  ifCalled: (amounts: string) => `if called ${amounts}`,
  callable: 'callable, at the first call; not in the total again',
  left: 'Not counted, because it is not known what they pay:',
  reasons,
  withoutRate: (currencies: string) => `Not in the sums, because there is no exchange rate: ${currencies}.`,
  undated: (count: number) =>
    count === 1
      ? '1 recorded payment has no date and is in no month.'
      : `${count} recorded payments have no date and are in no month.`,
  noRate: 'There is no exchange rate',
};
