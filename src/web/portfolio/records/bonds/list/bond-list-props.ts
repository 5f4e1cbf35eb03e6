import type { Bond } from '#api/portfolio/bonds';
import type { BondChangeHandlers } from '../changes/change-buttons.tsx';
import type { CalendarDate } from '#domain/calendar-date';

/** The props of both table and cards: the bonds in order, and which of them are open. */
export interface ShownBonds {
  readonly bonds: readonly Bond[];
  readonly openIds: ReadonlySet<Bond['id']>;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** The number of payments that were due and are not recorded, by bond. */
  readonly overdue: ReadonlyMap<Bond['id'], number>;
  /** Null if the user cannot edit. */
  readonly handlers: BondChangeHandlers | null;
}
