import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import { amountInEuro, type RateHistory } from '../../money/rate-history.ts';
import type { Position, PositionStep } from '../positions/position.ts';

export const HISTORY_DEAL_KINDS = ['purchase', 'sale', 'redemption'] as const;
type HistoryDealKind = (typeof HISTORY_DEAL_KINDS)[number];

/** The amount bought, sold or repaid since the previous day of a history. */
export interface HistoryDeal {
  readonly day: CalendarDate;
  readonly kind: HistoryDealKind;
  /** Without fees and accrued interest, unrounded; null if a rate is missing. */
  readonly eur: Decimal | null;
}

/** Closings have unknown proceeds and spin-offs none, so neither is shown. */
const STEP_DEAL_KINDS: Record<PositionStep['kind'], HistoryDealKind | null> = {
  purchase: 'purchase',
  sale: 'sale',
  instalment: 'redemption',
  redemption: 'redemption',
  closing: null,
  spin_off: null,
};

interface HistoryDeals {
  /** Adds the position's deals from the first day on. */
  add(position: Position): void;
  /** At most one deal of each kind per day, in order of time. */
  total(): HistoryDeal[];
}

/** Sums deals by day of a history, each converted at the rate of its own day. `shownOn` returns the index of the day that shows a deal. */
export function createHistoryDeals(
  days: readonly CalendarDate[],
  shownOn: (day: CalendarDate) => number,
  rates: RateHistory,
): HistoryDeals {
  const sums = new Map<string, HistoryDeal>();
  const [first = ''] = days;
  return {
    add: ({ currency, steps }) => {
      for (const step of steps) {
        const { day, amount } = step;
        const kind = step.kind === 'purchase' && step.isSpunOff ? null : STEP_DEAL_KINDS[step.kind];
        if (kind === null || amount === null || day === null || day < first) continue;
        const shown = days[shownOn(day)];
        if (shown === undefined) continue;
        const rate = rates(currency, day);
        const key = `${shown} ${HISTORY_DEAL_KINDS.indexOf(kind)}`;
        const before = sums.get(key);
        const eur = rate === undefined ? null : amountInEuro(amount, rate);
        const isKnown = eur !== null && before?.eur !== null;
        sums.set(key, { day: shown, kind, eur: isKnown ? eur.plus(before?.eur ?? 0) : null });
      }
    },
    total: () => [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, deal]) => deal),
  };
}
