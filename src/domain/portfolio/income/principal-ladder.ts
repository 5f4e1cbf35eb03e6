import { addDays, calendarDate, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome } from './coming-income.ts';
import { eurCents, monthsLater } from './twelve-months.ts';

/** The capital that comes back in a span of time, of one currency. */
export interface LadderRung {
  readonly from: CalendarDate;
  /** The last day. */
  readonly to: CalendarDate;
  readonly currency: Currency;
  readonly principal: Decimal;
  /** Each amount in cents; null without a rate. */
  readonly eur: Decimal | null;
}

type Span = Pick<LadderRung, 'from' | 'to'>;

const QUARTERS = 8;

function firstDayOfQuarter(day: CalendarDate): CalendarDate {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return calendarDate(`${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`);
}

/** Calendar quarters for two years from that of the day on, the rest of the last year, then calendar years up to the last day. */
function ladderSpans(day: CalendarDate, last: CalendarDate): Span[] {
  const spans: Span[] = [];
  let from = firstDayOfQuarter(day);
  while (spans.length < QUARTERS) {
    const next = monthsLater(from, 3);
    spans.push({ from, to: addDays(next, -1) });
    from = next;
  }
  while (from <= last) {
    const to = calendarDate(`${from.slice(0, 4)}-12-31`);
    spans.push({ from, to });
    from = addDays(to, 1);
  }
  return spans;
}

type Sums = Pick<LadderRung, 'currency' | 'principal' | 'eur'>;

/** The capital of each currency. */
export function sumPrincipal(coming: readonly ComingIncome[], rates: ExchangeRates): Sums[] {
  const sums = new Map<Currency, Sums>();
  for (const { currency, principal } of coming) {
    if (principal.isZero()) continue;
    const eur = eurCents(principal, currency, rates) ?? null;
    const sum = sums.get(currency);
    sums.set(currency, {
      currency,
      principal: principal.plus(sum?.principal ?? 0),
      eur: eur?.plus(sum?.eur ?? 0) ?? null,
    });
  }
  return [...sums.values()];
}

/** What comes back of the capital after the day, in order of time and each currency for itself; spans without any are left out. */
export function principalLadder(
  coming: readonly ComingIncome[],
  day: CalendarDate,
  rates: ExchangeRates,
): LadderRung[] {
  const after = coming.filter((each) => each.day > day);
  const last = after.reduce((latest, each) => (each.day > latest ? each.day : latest), day);
  return ladderSpans(day, last).flatMap((span) =>
    sumPrincipal(
      after.filter((each) => each.day >= span.from && each.day <= span.to),
      rates,
    ).map((sum) => ({ ...span, ...sum })),
  );
}
