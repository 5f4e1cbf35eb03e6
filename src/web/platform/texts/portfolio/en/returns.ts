import type { ReturnReason } from '#api/portfolio/returns';
import { en as positions } from './positions.ts';

const reasons: Record<ReturnReason, string> = {
  ...positions.reasons,
  no_solution: 'Not known: no rate explains these amounts',
  no_average_capital: 'Not known: more came out than was invested',
};

export const en = {
  title: 'Returns',
  titleOf: (user: string) => `Returns – ${user}`,
  intro: 'Return of the securities; money paid out is not followed.',
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
  timeWeightedNote: 'What the securities did, whenever money came and went.',
  moneyWeighted: 'Money-weighted',
  moneyWeightedNote: 'What the money that was invested earned.',
  aYear: (percent: string) => `${percent} a year`,
  notAYear: 'of the whole period; less than a year is not annualised',
  estimated: (percent: string) =>
    `Estimated: on ${percent} of the days on which money came or went, a price of that day is missing.`,
  otherRates: 'Other rates explain these amounts too.',
  parts: 'What the profit is made of',
  part: {
    price: 'Prices',
    income: 'Interest and dividends',
    currency: 'Exchange rates',
    fees: 'Fees',
    tax: 'Tax',
  },
  amounts: 'From the first value to the last',
  amount: {
    startValue: 'Value at the start',
    moneyIn: 'Came in',
    moneyOut: 'Went out',
    endValue: 'Value at the end',
  },
  contributions: 'What contributed',
  contributionsNote: (percent: string) =>
    `Percentage points of the return on the average capital, ${percent}; they add up to it.`,
  security: 'Security',
  contribution: 'Points',
  ownReturn: 'Own return',
  profitEur: 'Profit in EUR',
  more: (count: number) => `${count} more`,
  total: 'Total',
  working: 'How is the time-weighted return calculated?',
  workingNote:
    'Each line: (value + went out) / (value before + came in) − 1. All lines linked are the time-weighted return.',
  earlier: (lines: number) => `${lines} earlier lines are not shown.`,
  day: 'Day',
  before: 'Value before',
  value: 'Value',
  link: 'Return',
  notPriced: 'estimated',
  left: (count: number) => (count === 1 ? '1 security is left out' : `${count} securities are left out`),
  leftNote: 'No figure on this page counts them.',
  undatedPayments: (count: number) =>
    count === 1
      ? '1 payment has no date and is not counted.'
      : `${count} payments have no date and are not counted.`,
  reasons,
};
