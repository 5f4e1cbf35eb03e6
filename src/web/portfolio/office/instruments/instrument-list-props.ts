import type { ListedInstrument } from '#api/portfolio/instruments/instruments';
import type { MoreRows } from '../../../platform/lists/use-loaded-pages.ts';

export interface InstrumentListProps {
  readonly instruments: readonly ListedInstrument[];
  /** Null if there are no more. */
  readonly more: MoreRows | null;
}
