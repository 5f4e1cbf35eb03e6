import type { CalendarDate } from '#domain/calendar-date';
import {
  positionExposure,
  type PositionExposure,
  type RiskProblem,
} from '#domain/portfolio/risk/position-exposure';
import type { PositionValue } from '#domain/portfolio/valuation/value-position';
import type { RiskReason } from '#api/portfolio/figures/risk';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { loadSecuritiesInParts, type LoadedPosition } from '../positions/load-positions.ts';
import { INTEREST_PROBLEM_CODES, VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';

/** A held bond with its risk figures, or the reason why it has none. */
export type LoadedExposure = Pick<LoadedPosition, 'position' | 'name'> &
  (
    | { readonly value: PositionValue; readonly exposure: PositionExposure }
    | { readonly exposure: null; readonly reason: RiskReason }
  );

const REASONS = {
  ...VALUE_PROBLEM_CODES,
  ...INTEREST_PROBLEM_CODES,
  'not-issued-yet': 'not_issued_yet',
  'no-yield': 'no_yield',
} as const satisfies Record<RiskProblem, RiskReason>;

function toExposure(loaded: LoadedPosition, today: CalendarDate): LoadedExposure | undefined {
  const { position, name, terms } = loaded;
  const valuation = loaded.valuation();
  if (!valuation.ok) return { position, name, exposure: null, reason: REASONS[valuation.problem.reason] };
  const { value } = valuation;
  if (value.quantity.isZero()) return undefined;
  const exposure = positionExposure(position, { value, terms: terms.get(position.isin) }, today);
  return exposure.ok
    ? { position, name, value, exposure: exposure.value }
    : { position, name, exposure: null, reason: REASONS[exposure.reason] };
}

/** Yields the held bonds one by one: there may be ten thousand. */
export async function* loadExposures(
  source: PortfolioSource,
  today: CalendarDate,
): AsyncGenerator<LoadedExposure, void> {
  const request = { on: today, today, method: 'average', kind: 'bond' } as const;
  for await (const { positions } of loadSecuritiesInParts(source, request)) {
    for (const loaded of positions()) {
      await yieldToEventLoop();
      if (loaded === undefined) continue;
      const exposure = toExposure(loaded, today);
      if (exposure !== undefined) yield exposure;
    }
  }
}
