import type { Position } from '#api/portfolio/figures/positions';
import type { PositionsQuery } from '../../../platform/queries/portfolio/figures/positions.ts';

/** A position with its id in the list. */
export interface ListedPosition {
  readonly id: number;
  readonly position: Position;
}

/** Problems come first, then the largest value in euro; positions no longer held come last. */
function rank({ eur, problem, quantity }: Position): number {
  if (problem !== null) return Infinity;
  if (quantity === 0) return -1;
  return typeof eur === 'number' ? eur : 0;
}

export function listPositions(positions: readonly Position[]): ListedPosition[] {
  return [...positions]
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)))
    .map((position, id) => ({ id, position }));
}

export interface PositionListProps {
  readonly items: readonly ListedPosition[];
  readonly of: PositionsQuery;
  /** The day of the positions. */
  readonly on: string;
  readonly openIds: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}
