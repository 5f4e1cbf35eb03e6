import { addDays, calendarDate, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome } from './coming-income.ts';
import { monthsLater } from './twelve-months.ts';

/** The capital that comes back in a span of time, of one currency. */
export interface LadderRung {
  readonly from: CalendarDate;
  /** The last day. */
  readonly to: CalendarDate;
  readonly currency: Currency;
  readonly principal: Decimal;
  /** Null without a rate. */
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

function toRungs(span: Span, coming: readonly ComingIncome[], rates: ExchangeRates): LadderRung[] {
  const sums = new Map<Currency, Decimal>();
  for (const { day, currency, principal } of coming) {
    if (day < span.from || day > span.to || principal.isZero()) continue;
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(principal));
  }
  return [...sums].map(([currency, principal]) => {
    return { ...span, currency, principal, eur: rates.toEuro(principal, currency) ?? null };
  });
}

/** What comes back of the capital after the day, in order of time and each currency for itself; spans without any are left out. */
export function principalLadder(
  coming: readonly ComingIncome[],
  day: CalendarDate,
  rates: ExchangeRates,
): LadderRung[] {
  const after = coming.filter((each) => each.day > day);
  const last = after.reduce((latest, each) => (each.day > latest ? each.day : latest), day);
  return ladderSpans(day, last).flatMap((span) => toRungs(span, after, rates));
}
