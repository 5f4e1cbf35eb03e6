import { calendarDate } from '#domain/calendar-date';
import type { Deal } from '#domain/portfolio/positions/deal';

/** A purchase or sale of a share: `aDeal({ id: 2, direction: 'Ask', day: '2026-03-02', quantity: 5 })`. */
export function aDeal(some: Partial<Omit<Deal, 'day'>> & { readonly day?: string | null } = {}): Deal {
  const { day = '2026-01-05', ...rest } = some;
  return {
    id: 1,
    kind: 'share',
    isin: 'BG1100001006',
    currency: 'EUR',
    direction: 'Bid',
    day: day === null ? null : calendarDate(day),
    settlementDay: null,
    quantity: 10,
    price: 10,
    fees: 0,
    accrued: null,
    closed: null,
    ...rest,
  };
}

/** The same for 10,000 nominal of a bond at 98. */
export function aBondDeal(some: Parameters<typeof aDeal>[0] = {}): Deal {
  return aDeal({
    kind: 'bond',
    isin: 'BG2030026111',
    direction: 'Buy',
    quantity: 10_000,
    price: 98,
    ...some,
  });
}
