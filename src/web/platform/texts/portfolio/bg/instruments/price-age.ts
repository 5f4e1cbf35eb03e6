import type { en } from '../../en/instruments/price-age.ts';

export const bg: typeof en = {
  priceDay: (day) => `цена от ${day}`,
  dealPriceDay: (day) => `покупна цена от ${day}`,
  priceOfNoDay: 'пазарна цена с неизвестна дата',
  dealPriceOfNoDay: 'покупна цена с неизвестна дата',
  days: (days) => (days === 0 ? 'днес' : days === 1 ? '1 работен ден' : `${days} работни дни`),
  businessDaysAgo: (days) =>
    days === 0 ? 'актуална' : days === 1 ? 'преди 1 работен ден' : `преди ${days} работни дни`,
  dayNotKnown: 'неизвестна дата',
  noNewerNeeded: 'не е нужна по-нова цена',
};
