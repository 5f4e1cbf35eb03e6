import type { Position } from '#api/portfolio/figures/positions';
import type { PositionsOf } from '../../platform/queries/portfolio/figures/positions.ts';

/** A position in its place in the list. */
export interface ListedPosition {
  readonly id: number;
  readonly position: Position;
}

/** What needs putting right first, then the largest value in euro; what is no longer held last. */
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
  readonly of: PositionsOf;
  readonly openIds: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}
