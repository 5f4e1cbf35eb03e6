import type { HoldingKind } from '#domain/portfolio/holding';
import type { PositionStep, UnknownFigureReason } from '#api/portfolio/figures/positions';
import { en as interestProblems } from './interest-problems.ts';

const titles: Record<HoldingKind, string> = {
  bond: 'Bonds by position',
  etf: 'ETFs by position',
  share: 'Shares by position',
};

const reasons: Record<UnknownFigureReason, string> = {
  sold_more_than_held: 'Not known: more was sold than held',
  deal_without_date: 'Not known: a sale or closing has no date',
  instalments_not_valid: 'Not known: the instalments exceed 100%',
  no_price: 'Not known: there is no price',
  no_rate: 'Not known: there is no exchange rate',
  no_terms: `Not known: ${interestProblems.no_terms}`,
  terms_not_valid: `Not known: ${interestProblems.terms_not_valid}`,
  bought_after_maturity: `Not known: ${interestProblems.bought_after_maturity}`,
  closed_without_sale: 'Not known: marked as expired without a sale',
  nothing_held: 'Nothing is held',
  no_cost: 'No percentage: the cost is 0',
};

const stepKinds: Record<PositionStep['kind'], string> = {
  purchase: 'Purchase',
  sale: 'Sale',
  instalment: 'Instalment',
  redemption: 'Redemption',
  closing: 'Marked as expired',
  spin_off: 'Spin-off',
};

export const en = {
  titles,
  userTitle: (title: string, user: string) => `${title} – ${user}`,
  intro:
    'Each security once, with all its purchases and sales. Cost and average price include fees, unlike the amounts paid in the lists.',
  loading: 'Loading the positions...',
  failed: 'The positions could not be loaded.',
  none: 'No positions',
  noneText: (day: string) => `Nothing had been bought by ${day}.`,
  method: 'Cost method',
  methods: { average: 'Average', fifo: 'FIFO' },
  on: 'On',
  future: 'Choose today or an earlier day.',
  table: 'Positions',
  columns: {
    security: 'Security',
    quantity: 'Quantity',
    averagePrice: 'Average price',
    cost: 'Cost',
    price: 'Last price',
    value: 'Value',
    eur: 'Value in EUR',
    realised: 'Realised gain',
  },
  accrued: (amount: string) => `incl. ${amount} accrued`,
  withoutAccrued: 'without accrued interest',
  reasons,
  missingRate: (currency: string, day: string) =>
    `Not known: there is no exchange rate for ${currency} on or before ${day}`,
  oversold: (day: string | null, sold: string, held: string) =>
    `More was sold than held: the sale ${day === null ? 'without a date' : `of ${day}`} is of ${sold}, but the holding was only ${held}. Correct that sale, or add the missing purchase.`,
  undated: {
    purchase: (day: string | null) =>
      `The purchase ${day === null ? 'without a date' : `of ${day}`} is marked as expired, but has no closing date, so past days cannot be calculated. Enter that date.`,
    sale: () => 'A sale has no date, so past days cannot be calculated. Enter its date.',
  },
  instalments: 'The instalments of this bond add up to more than 100%. Correct its terms.',
  redenominate:
    'It is held in lev but was sold in euro: the lev holdings must first be redenominated into euro.',
  askAdministrator: 'Ask an administrator to do this; it is done for all holders at once.',
  how: 'How is this calculated?',
  workingLabel: (isin: string) => `How the position in ${isin} is calculated`,
  workingLoading: 'Loading the calculation...',
  workingFailed: 'The calculation could not be loaded.',
  workingNote: {
    average: 'A sale takes the same share of the cost as of the quantity.',
    fifo: 'What was bought first is sold first.',
  },
  stepKinds,
  working: {
    day: 'Day',
    step: 'Deal',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    fees: 'Fees',
    accrued: 'Accrued interest (separate)',
    cost: 'Cost',
    gain: 'Gain',
    quantityAfter: 'Held after',
    costAfter: 'Cost after',
    gainAfter: 'Gain so far',
  },
  noDate: 'no date',
};
