import type { ReturnReason } from '#api/portfolio/figures/returns';
import { en as positions } from './positions.ts';

const reasons: Record<ReturnReason, string> = {
  ...positions.reasons,
  no_solution: 'Not known: no rate of return fits these amounts',
  no_average_capital: 'Not known: more came out than was invested',
};

export const en = {
  title: 'Returns',
  userTitle: (user: string) => `Returns – ${user}`,
  intro: 'Return of the securities; money paid out is not tracked.',
  loading: 'Loading the returns...',
  failed: 'The returns could not be loaded.',
  none: 'Nothing was held in this period',
  noneText: 'Choose a longer period.',
  period: 'Period',
  periods: { 'this-year': 'This year', '1-year': '1 year', '3-years': '3 years', all: 'All', own: 'Dates' },
  from: 'From the end of',
  to: 'To the end of',
  wrongPeriod: 'Choose a day before the end of the period, which is today or earlier.',
  of: 'Of',
  levels: { all: 'All securities', bond: 'Bonds', etf: 'ETFs', share: 'Shares' },
  allAgain: 'All securities again',
  costs: 'Costs',
  costOptions: {
    'after-fees-and-tax': 'After fees and tax',
    'after-fees': 'After fees, before tax',
    'before-fees-and-tax': 'Before fees and tax',
  },
  profit: 'Profit',
  span: (from: string, to: string, days: number) =>
    `${from} – ${to} · ${days} ${days === 1 ? 'day' : 'days'}`,
  timeWeighted: 'Time-weighted',
  timeWeightedNote: 'How the securities performed, regardless of when money came and went.',
  moneyWeighted: 'Money-weighted',
  moneyWeightedNote: 'What the invested money earned.',
  aYear: (percent: string) => `${percent} a year`,
  notAYear: 'of the whole period; less than a year is not annualised',
  estimated: (percent: string) =>
    `Estimated: on ${percent} of the days on which money came or went, a price of that day is missing.`,
  otherRates: (percents: string) => `Other returns also fit these amounts: ${percents}.`,
  parts: 'What the profit is made of',
  partsNote: 'Interest counts as it accrues, not when it is paid.',
  part: {
    price: 'Prices',
    income: 'Interest and dividends',
    currency: 'Exchange rates',
    fees: 'Fees',
    tax: 'Tax',
  },
  bondFees: 'Fees of bonds are not recorded separately: they are part of the price paid.',
  amounts: 'From the first value to the last',
  amountsNote: 'A deal counts on its trade date; the settlement date only determines the accrued interest.',
  amount: {
    startValue: 'Value at the start',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    endValue: 'Value at the end',
  },
  benchmark: {
    label: 'Compare with',
    none: 'Nothing',
    deposit: 'Deposit at a fixed rate',
    removed: 'Removed benchmark',
    rate: 'Percent a year',
    wrongRate: 'Enter a rate from −99 to 100.',
    title: (name: string) => `Compared with ${name}`,
    depositAt: (rate: string) => `a deposit at ${rate} a year`,
    answer: 'Your money there',
    /** Before an amount. */
    ahead: 'Your securities did better by',
    behind: 'Your securities did worse by',
    equal: 'Your securities did as well.',
    note: 'The same amounts on the same days, at the costs chosen above.',
    overdrawn: 'Below 0: more was taken out than would have been there.',
    gap: (from: string, to: string) =>
      `The benchmark has no value between ${from} and ${to}: the value of ${from} counts until then.`,
    lastDay: (day: string) => `The benchmark’s last value used is from ${day}.`,
    yours: 'Yours',
    there: 'There',
    difference: 'Difference',
    total: 'Return (time-weighted)',
    annualised: 'Return a year',
    /** Percentage points. */
    points: 'pp',
    profit: 'Profit in EUR',
    endValue: 'Value at the end in EUR',
    reasons: {
      no_return: 'Not known: the return itself is not known.',
      starts_later: 'Not known: the benchmark has no value for the start of this period.',
      ends_earlier:
        'Not known: the last value of the benchmark is more than two months before the end of this period.',
    },
  },
  contributions: 'Contributions',
  contributionsNote: (percent: string) =>
    `Percentage points of the return on the average capital, ${percent}; they add up to it.`,
  security: 'Security',
  contribution: 'Points',
  ownReturn: 'Own return',
  ofRate: (percent: string) => `rate ${percent}`,
  profitEur: 'Profit in EUR',
  more: (count: number) => `${count} more`,
  total: 'Total',
  working: 'How is the time-weighted return calculated?',
  workingNote:
    'Each line: (value + money out) / (value before + money in) − 1. Linked together, the lines give the time-weighted return.',
  earlier: (lines: number) =>
    lines === 1 ? '1 earlier line is not shown.' : `${lines} earlier lines are not shown.`,
  day: 'Day',
  before: 'Value before',
  value: 'Value',
  link: 'Return',
  notPriced: 'estimated',
  left: (count: number) => (count === 1 ? '1 security is left out' : `${count} securities are left out`),
  leftNote: 'Not counted in any figure on this page.',
  undatedPayments: (count: number) =>
    count === 1
      ? '1 payment has no date and is not counted.'
      : `${count} payments have no date and are not counted.`,
  reasons,
};
