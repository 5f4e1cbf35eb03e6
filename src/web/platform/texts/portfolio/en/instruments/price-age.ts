export const en = {
  priceDay: (day: string) => `price of ${day}`,
  dealPriceDay: (day: string) => `purchase price of ${day}`,
  priceOfNoDay: 'market price, day not known',
  dealPriceOfNoDay: 'purchase price, day not known',
  days: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 business day' : `${days} business days`),
  businessDaysAgo: (days: number) =>
    days === 0 ? 'current' : days === 1 ? '1 business day ago' : `${days} business days ago`,
  dayNotKnown: 'day not known',
  noNewerNeeded: 'no newer price is needed',
};
