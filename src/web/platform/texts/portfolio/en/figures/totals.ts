import type { InterestProblem } from '#api/portfolio/figures/positions';
import { en as interestProblems } from './interest-problems.ts';

const rows = {
  bond: (count: number, figure: string) => (count === 1 ? '1 bond' : `${figure} bonds`),
  etf: (count: number, figure: string) => (count === 1 ? '1 ETF' : `${figure} ETFs`),
  share: (count: number, figure: string) => (count === 1 ? '1 share' : `${figure} shares`),
};

const priceWithoutFees = 'price alone, without fees';
const withDividends = (amount: string) => `with dividends ${amount}`;
const dividendsWithout = (left: string) => `with dividends: excludes ${left}, unlike the total`;

export const en = {
  allNotes: 'How these are calculated',
  titles: { bond: 'Total Bonds', etf: 'Total ETFs', share: 'Total Shares' },
  activeAndExpired: (active: string, expired: string) => `${active} active · ${expired} expired`,
  portfolioValue: 'Portfolio Value',
  totalProfit: 'Total Profit',
  averageYield: 'Average YTM',
  marketValue: 'Market Value',
  dividends: 'Dividends',
  rows,
  atCost: 'at cost',
  marketWithAccrued: (amount: string) => `market ${amount} with accrued interest`,
  cost: (amount: string) => `cost ${amount} without fees`,
  oldestPrice: (day: string) => `oldest price of ${day}`,
  fixedRates: 'fixed indicative rates',
  ecbRates: (day: string) => `ECB rates of ${day}`,
  ecbRatesOfNoDay: 'ECB rates',
  priceAlone: { bond: 'price alone', etf: priceWithoutFees, share: priceWithoutFees },
  withIncome: {
    bond: (amount: string) => `with coupons ${amount} before tax`,
    etf: withDividends,
    share: withDividends,
  },
  dividendsNote: 'received, before tax; excluding sales',
  datedDistributions: (amount: string) => `dated distributions ${amount}`,
  meanOfAll: 'average of all entered',
  computedYield: (percent: string) => `calculated ${percent} at today’s prices`,
  /** `amount` is written in euro, as it was counted. */
  countedAtOne: (amount: string, currency: string) => `${amount} of it is ${currency} counted 1:1`,
  countedAsLoss: (rows: string, cost: string) =>
    `without a market price: ${rows}, cost ${cost}, counted as a loss here`,
  sales: (count: number, figure: string, cost: string) =>
    count === 1 ? `includes 1 sale of ${cost}` : `includes ${figure} sales of ${cost}`,
  marketLess: (left: string) => `market: less ${left}`,
  marketWithout: (count: number, figure: string) =>
    count === 1 ? 'market: excludes 1 without a value' : `market: excludes ${figure} without a value`,
  atPurchasePrice: (rows: string) => `${rows} at the purchase price: no market price`,
  profitWithout: {
    bond: (left: string) => `with coupons: excludes ${left}, unlike the total`,
    etf: dividendsWithout,
    share: dividendsWithout,
  },
  leftSales: (count: number, figure: string) => (count === 1 ? '1 sale' : `${figure} sales`),
  leftMatured: (count: number, figure: string) =>
    count === 1 ? '1 matured bond' : `${figure} matured bonds`,
  leftWithoutPrice: (figure: string) => `${figure} without a price`,
  withoutAccrued: (rows: string, reason: InterestProblem) =>
    `no accrued interest for ${rows}: ${interestProblems[reason]}`,
  failed: 'The other figures could not be loaded.',
};
