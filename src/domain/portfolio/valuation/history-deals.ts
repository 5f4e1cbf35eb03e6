import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { RateHistory } from '../../money/rate-history.ts';
import type { Position, PositionStep } from '../positions/position.ts';

export const HISTORY_DEAL_KINDS = ['purchase', 'sale', 'redemption'] as const;
export type HistoryDealKind = (typeof HISTORY_DEAL_KINDS)[number];

/** What was bought, sold or paid back up to a day of a history since the one before it. */
export interface HistoryDeal {
  readonly day: CalendarDate;
  readonly kind: HistoryDealKind;
  /** Without fees and accrued interest, unrounded; null where a rate is missing. */
  readonly eur: Decimal | null;
}

/** Nothing is known of what a closing brought, and a spin-off brought nothing. */
const KIND_OF_STEP: Record<PositionStep['kind'], HistoryDealKind | null> = {
  purchase: 'purchase',
  sale: 'sale',
  instalment: 'redemption',
  redemption: 'redemption',
  closing: null,
  spin_off: null,
};

export interface HistoryDeals {
  /** Those from the first day on. */
  add(position: Position): void;
  /** One of each kind a day, in order of time. */
  total(): HistoryDeal[];
}

/** The deals of a history's days, each at the rate of its own day. `shownOn` is the place of the day that shows it. */
export function openHistoryDeals(
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
        const kind = step.kind === 'purchase' && step.isSpunOff ? null : KIND_OF_STEP[step.kind];
        if (kind === null || amount === null || day === null || day < first) continue;
        const shown = days[shownOn(day)];
        if (shown === undefined) continue;
        const rate = rates(currency, day);
        const key = `${shown} ${HISTORY_DEAL_KINDS.indexOf(kind)}`;
        const before = sums.get(key);
        const eur = rate === undefined ? null : amount.div(rate.unitsPerEuro);
        const isKnown = eur !== null && before?.eur !== null;
        sums.set(key, { day: shown, kind, eur: isKnown ? eur.plus(before?.eur ?? 0) : null });
      }
    },
    total: () => [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, deal]) => deal),
  };
}
