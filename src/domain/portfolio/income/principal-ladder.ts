import type { CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { ComingIncome } from './coming-income.ts';
import { ladderSpans, type LadderSpan } from './ladder-spans.ts';
import { eurCents } from './twelve-months.ts';

/** The principal repaid in a span of time, in one currency. */
export interface LadderRung extends LadderSpan {
  readonly currency: Currency;
  readonly principal: Decimal;
  /** Each amount rounded to cents; null without a rate. */
  readonly eur: Decimal | null;
}

type Sums = Pick<LadderRung, 'currency' | 'principal' | 'eur'>;

/** The principal in each currency. */
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

/** The principal repaid after a day, by time span and currency. Empty spans are left out. */
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
