import type { Bond } from '#api/portfolio/bonds';
import type { BondActs } from '../changes/change-buttons.tsx';
import type { CalendarDate } from '#domain/calendar-date';

/** What table and cards show: the bonds in their order, and which of them are open. */
export interface ShownBonds {
  readonly bonds: readonly Bond[];
  readonly openIds: ReadonlySet<Bond['id']>;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** How many payments of a bond were due and are not recorded. */
  readonly overdue: ReadonlyMap<Bond['id'], number>;
  /** Null where the holder only reads. */
  readonly acts: BondActs | null;
}
