/** The bonds of a list that wait for a payment. */
export const en = {
  filter: (count: number) => (count === 0 ? 'Payments not recorded' : `Payments not recorded (${count})`),
  notRecorded: (count: number) =>
    count === 1 ? '1 payment is not recorded:' : `${count} payments are not recorded:`,
  coupons: 'coupons',
  capital: 'redemption',
  inAll: 'together, at fixed indicative rates',
  inAllByRatesOf: (day: string) => `together, at the rates of ${day}`,
  without: (currencies: string) => `without ${currencies} (no rate)`,
  failed: 'The payments that are not recorded could not be loaded.',
  none: 'No payment is missing',
  noneText: 'Every payment that was due is recorded.',
};
