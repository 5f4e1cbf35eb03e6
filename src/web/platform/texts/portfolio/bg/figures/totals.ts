import type { en } from '../../en/figures/totals.ts';
import { bg as interestProblems } from './interest-problems.ts';

const rows = {
  bond: (count: number, figure: string) => (count === 1 ? '1 облигация' : `${figure} облигации`),
  etf: (count: number, figure: string) => (count === 1 ? '1 ETF' : `${figure} ETF-а`),
  share: (count: number, figure: string) => (count === 1 ? '1 позиция в акции' : `${figure} позиции в акции`),
};

const priceWithoutFees = 'само от цената, без таксите';
const withDividends = (amount: string) => `с дивидентите ${amount}`;
const dividendsWithout = (left: string) => `с дивидентите: не включва ${left}, за разлика от общата печалба`;

export const bg: typeof en = {
  allNotes: 'Как са изчислени',
  titles: { bond: 'Общо облигации', etf: 'Общо ETF-и', share: 'Общо акции' },
  activeAndExpired: (active: string, expired: string) => `активни: ${active} · изтекли: ${expired}`,
  portfolioValue: 'Стойност',
  totalProfit: 'Обща печалба',
  averageYield: 'Средна доходност',
  marketValue: 'Пазарна стойност',
  dividends: 'Дивиденти',
  rows,
  atCost: 'по цена на придобиване',
  marketWithAccrued: (amount) => `пазарна ${amount} с натрупана лихва`,
  cost: (amount) => `цена на придобиване ${amount} без таксите`,
  oldestPrice: (day) => `най-стара цена от ${day}`,
  fixedRates: 'фиксирани ориентировъчни курсове',
  ecbRates: (day) => `курсове на ЕЦБ от ${day}`,
  ecbRatesOfNoDay: 'курсове на ЕЦБ',
  priceAlone: { bond: 'само от цената', etf: priceWithoutFees, share: priceWithoutFees },
  withIncome: {
    bond: (amount) => `с купоните ${amount} преди данъци`,
    etf: withDividends,
    share: withDividends,
  },
  dividendsNote: 'получени, преди данъци; без продажбите',
  datedDistributions: (amount) => `разпределения с дата ${amount}`,
  meanOfAll: 'средно за всички въведени',
  computedYield: (percent) => `изчислена ${percent} по днешни цени`,
  countedAtOne: (amount, currency) => `от тях ${amount} са ${currency}, отчетени 1:1`,
  countedAsLoss: (rows, cost) =>
    `без пазарна цена: ${rows}, с цена на придобиване ${cost}; тук се отчита като загуба`,
  sales: (count, figure, cost) =>
    count === 1 ? `включена е 1 продажба за ${cost}` : `включени са ${figure} продажби за ${cost}`,
  marketLess: (left) => `пазарна: след приспадане на ${left}`,
  marketWithout: (_, figure) => `пазарна: не включва ${figure} без стойност`,
  atPurchasePrice: (rows) => `${rows} по покупна цена: няма пазарна цена`,
  profitWithout: {
    bond: (left) => `с купоните: не включва ${left}, за разлика от общата печалба`,
    etf: dividendsWithout,
    share: dividendsWithout,
  },
  leftSales: (count, figure) => (count === 1 ? '1 продажба' : `${figure} продажби`),
  leftMatured: (count, figure) =>
    count === 1 ? '1 облигация с настъпил падеж' : `${figure} облигации с настъпил падеж`,
  leftWithoutPrice: (figure) => `${figure} без цена`,
  withoutAccrued: (rows, reason) => `без натрупана лихва за ${rows}: ${interestProblems[reason]}`,
  failed: 'Останалите стойности не можаха да бъдат заредени.',
};
