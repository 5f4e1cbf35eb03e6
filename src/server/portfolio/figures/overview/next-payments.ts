import type { CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type Decimal } from '#domain/money/decimal';
import { amountInEuro } from '#domain/money/rate-history';
import { comingInterest } from '#domain/portfolio/income/coming-income';
import type { Valuation } from '#domain/portfolio/valuation/value-position';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { unknown } from '../positions/position-on-wire.ts';
import type { LoadedPosition } from '../positions/load-positions.ts';

type NextPayment = OverviewOnWire['nextPayments'][number] & { readonly day: CalendarDate };

const MAX_PAYMENTS = 5;

/** Keeps the soonest payments of the added positions. */
export interface NextPayments {
  add(loaded: LoadedPosition, valuation: Valuation): void;
  soonest(): NextPayment[];
}

function positionPayments(
  { position, name, terms }: LoadedPosition,
  valuation: Valuation,
  days: { readonly after: CalendarDate; readonly until: CalendarDate | undefined },
): NextPayment[] {
  const { kind, isin, currency } = position;
  const rate = valuation.ok ? valuation.value.rate : null;
  const inEuro = (amount: Decimal) =>
    rate === null ? unknown('no_rate') : roundTo(amountInEuro(amount, rate), AMOUNT_PLACES).toNumber();
  const coming = comingInterest(position, terms.get(isin), days) ?? [];
  return coming.slice(0, MAX_PAYMENTS).flatMap(({ day, income, principal }) => {
    const parts = [
      { kind: 'coupon', amount: income },
      { kind: 'redemption', amount: principal },
    ] as const;
    return parts
      .filter(({ amount }) => !amount.isZero())
      .map(({ kind: paid, amount }) => ({
        kind: paid,
        securityKind: kind,
        isin,
        name,
        currency,
        day,
        amount: amount.toNumber(),
        eur: inEuro(amount),
      }));
  });
}

export function createNextPayments(on: CalendarDate): NextPayments {
  let soonest: NextPayment[] = [];
  return {
    add(loaded, valuation) {
      const until = soonest[MAX_PAYMENTS - 1]?.day;
      const payments = positionPayments(loaded, valuation, { after: on, until });
      if (payments.length === 0) return;
      soonest = [...soonest, ...payments]
        .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
        .slice(0, MAX_PAYMENTS);
    },
    soonest: () => soonest,
  };
}
