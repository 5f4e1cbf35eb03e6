import type { ATTENTION_CAUSES, Overview } from '#api/portfolio/figures/overview';
import type { ConcentrationFlagKind } from '#domain/portfolio/overview/concentration-flags';
import type { AllocationBy } from '#domain/portfolio/overview/position-allocation';
import { capitalised } from '../../../capitalised.ts';
import { en as interestProblems } from './interest-problems.ts';

type Cause = (typeof ATTENTION_CAUSES)[number];

const allocationBy: Record<AllocationBy, string> = {
  class: 'Class',
  currency: 'Currency',
  issuer: 'Issuer',
  country: 'Country',
  bank: 'Bank',
  maturity: 'Maturity',
};

const causes: Record<Cause, string> = {
  old_price: 'Old price',
  purchase_price: 'No market price',
  no_price: 'No price',
  no_rate: 'No exchange rate',
  no_terms: capitalised(interestProblems.no_terms),
  terms_not_valid: capitalised(interestProblems.terms_not_valid),
  bought_after_maturity: capitalised(interestProblems.bought_after_maturity),
  deal_without_date: 'A deal has no date',
  sold_more_than_held: 'More sold than held',
  instalments_not_valid: 'Instalments exceed 100%',
};

const fixes: Record<Cause, string> = {
  old_price: 'View details',
  purchase_price: 'View details',
  no_price: 'View details',
  no_rate: 'View details',
  no_terms: 'View details',
  terms_not_valid: 'View details',
  bought_after_maturity: 'View details',
  deal_without_date: 'Find the deal',
  sold_more_than_held: 'Find the deal',
  instalments_not_valid: 'View details',
};

const officeFixes: Record<Cause, string> = {
  old_price: 'Enter a price',
  purchase_price: 'Enter a price',
  no_price: 'Enter a price',
  no_rate: 'Load exchange rates',
  no_terms: 'Enter the terms',
  terms_not_valid: 'Correct the terms',
  bought_after_maturity: 'Correct the dates',
  deal_without_date: 'Enter the date',
  sold_more_than_held: 'Correct the deals',
  instalments_not_valid: 'Correct the terms',
};

const flags: Record<ConcentrationFlagKind, (name: string, percent: string, limit: string) => string> = {
  issuer: (name, percent, limit) => `${name} is ${percent}, above the limit of ${limit} for one issuer.`,
  bank: (name, percent, limit) => `${percent} is at ${name}, above the limit of ${limit} for one bank.`,
  'non-euro': (_, percent, limit) => `${percent} is not in euro, above the limit of ${limit}.`,
};

const paymentKinds: Record<Overview['nextPayments'][number]['kind'], string> = {
  coupon: 'Coupon',
  redemption: 'Redemption',
  dividend: 'Dividend',
};

const maturities: Readonly<Record<string, string>> = {
  '0-1': 'Up to 1 year',
  '1-3': '1 to 3 years',
  '3-5': '3 to 5 years',
  '5-7': '5 to 7 years',
  '7-10': '7 to 10 years',
  '10+': 'Over 10 years',
  '': 'No maturity',
};

export const en = {
  title: 'Overview',
  userTitle: (user: string) => `Overview – ${user}`,
  loading: 'Loading the overview...',
  failed: 'The overview could not be loaded.',
  none: 'Nothing is held yet',
  noneText: 'Once there are bonds, ETFs or shares, this page shows their total value.',
  addFirst: 'Add your first bond',
  importFile: 'Import a file',
  totalValue: 'Total value',
  pricesFrom: (day: string) => `oldest price of ${day}`,
  ratesDay: (day: string) => `exchange rates of ${day}`,
  leftOut: (left: number, all: number) => `${left} of ${all} left out`,
  leftCost: (amount: string) => `cost ${amount}`,
  leftCostInPart: (amount: string, notKnown: number) => `cost ${amount}, not known for ${notKnown}`,
  leftCostNotKnown: 'cost not known',
  noRate: (currencies: string, day: string) => `no exchange rate for ${currencies} on ${day}`,
  leftOutNote: 'Not in any sum on this page:',
  atCost: (amount: string) => `cost ${amount}`,
  parts: {
    cost: 'Portfolio value (at cost, with fees)',
    profit: 'Unrealised gain, after fees',
    accrued: 'Accrued interest',
  },
  change: {
    year: 'Change this year',
    since: (day: string) => `Change since ${day}`,
    failed: 'The change could not be loaded.',
    timeWeighted: 'Time-weighted',
    moneyWeighted: 'Money-weighted',
    price: 'Prices',
    income: 'Interest and dividends',
    currency: 'Exchange rates',
    fees: 'Fees',
    tax: 'Taxes',
    noSolution: 'Not known: no rate of return fits the payments',
    note: 'Of the securities only; money paid out is not tracked. Interest counts as it accrues.',
    left: (securities: number) =>
      securities === 1 ? '1 security is left out.' : `${securities} securities are left out.`,
    estimated: (percent: string) => `Estimated on ${percent} of the days on which money came or went.`,
    working: 'How is this calculated?',
  },
  history: {
    title: 'Value over time',
    range: 'Period',
    ranges: { '1m': '1M', '6m': '6M', '1y': '1Y', all: 'All' },
    loading: 'Loading the values...',
    failed: 'The values could not be loaded.',
    none: 'No values in this period.',
    noneKnown: 'No values in this period: nothing that was held has a known value.',
    gap: (from: string, to: string, currencies: string) =>
      `No values from ${from} to ${to}: there is no exchange rate for ${currencies}.`,
    gaps: (count: number, currencies: string) =>
      `The line is broken in ${count} places: there is no exchange rate for ${currencies}.`,
    recomputed: (day: string, from: string, to: string) =>
      `${from === to ? `The value of ${from} was` : `The values from ${from} to ${to} were`} recomputed on ${day}, because a price, an exchange rate or a deal of the past was changed.`,
    left: (names: string) => `On some days without ${names}.`,
    leftMany: (count: number) => `On some days without ${count} securities`,
  },
  allocation: {
    title: 'Allocation',
    by: 'By',
    columns: allocationBy,
    share: 'Share',
    eur: 'EUR',
    percent: '%',
    classes: { bond: 'Bonds', etf: 'ETFs', share: 'Shares' },
    maturities,
    international: 'International',
    notKnown: 'Not known',
    countryNote:
      'Country of the ISIN: where the number was issued, which is not always where the issuer is based.',
    more: (count: number) => `Show all ${count}`,
  },
  flags,
  noFlags: 'No issuer, bank or currency is above its limit.',
  sovereigns: (names: string) => `Governments are counted separately: ${names}.`,
  limits: {
    title: 'Change the limits',
    fields: { issuer: 'One issuer, %', bank: 'One bank, %', nonEuro: 'Not in euro, %' },
    general: (limit: string) => `Empty: ${limit}`,
    save: 'Save the limits',
    failed: 'The limits could not be loaded.',
    saveFailed: 'The limits could not be saved.',
  },
  equalHoldings: (count: string) => `As concentrated as ${count} equal holdings.`,
  protection:
    'Securities in custody are not deposits. Money in an account is guaranteed up to 100,000 EUR per depositor and bank (Bulgarian Deposit Insurance Fund, since 1 January 2026).',
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs attention.',
    causes,
    fixes,
    officeFixes,
    priceDay: (day: string) => `price of ${day}`,
    purchaseDay: (day: string) => `valued at the purchase price of ${day}`,
    overdue: (count: number) => (count === 1 ? '1 payment overdue' : `${count} payments overdue`),
    overdueText: (day: string) => `Due and not recorded, the oldest on ${day}`,
    overdueFix: 'Show overdue payments',
    short: (count: number) => (count === 1 ? '1 payment was short' : `${count} payments were short`),
    shortText: (day: string) => `Less was recorded than was due, the oldest of ${day}`,
    shortFix: 'Show short payments',
    more: (count: number) => `Show all ${count}`,
  },
  incomeAhead: {
    title: 'Income, next 12 months',
    all: 'By month',
    failed: 'The income could not be loaded.',
    beforeTax: 'before tax',
    estimated: (amount: string) => `before tax, ${amount} of it estimated`,
    byMonth: 'Income by month in euro',
    onCost: 'on cost',
    onValue: 'on value',
    noYield: 'not a yield to maturity',
    principal: (amount: string) => `In addition, ${amount} of principal is repaid.`,
    withoutRate: (currencies: string) => `Without ${currencies}: there is no exchange rate.`,
  },
  payments: {
    title: 'Next payments',
    none: 'No payments are expected.',
    kinds: paymentKinds,
    today: (amount: string) => `${amount} today`,
    beforeTax: 'Before tax, by the terms of the holdings.',
  },
  positions: {
    title: 'Positions',
    more: (count: number) => `Show all ${count}`,
    largestOf: (count: number, all: number) => `The ${count} largest of ${all}.`,
    columns: {
      security: 'Security',
      value: 'Value, EUR',
      weight: 'Weight',
      profit: 'Gain, EUR',
      profitPercent: 'Gain, %',
    },
    marks: {
      estimated: 'price older than 10 business days',
      old: 'price older than 91 days',
      purchase: 'at the purchase price',
      undated: 'price of unknown date',
    },
  },
};
