/** Bonds with payments that are due and not recorded. */
export const en = {
  filter: (count: number) => (count === 0 ? 'Payments not recorded' : `Payments not recorded (${count})`),
  notRecorded: (count: number) =>
    count === 1 ? '1 payment is not recorded:' : `${count} payments are not recorded:`,
  coupons: 'coupons',
  capital: 'redemption',
  inAll: 'in total, at fixed indicative rates',
  totalWithRatesDay: (day: string) => `in total, at the rates of ${day}`,
  without: (currencies: string) => `without ${currencies} (no rate)`,
  failed: 'The unrecorded payments could not be loaded.',
  none: 'No payments missing',
  noneText: 'All payments due have been recorded.',
};
