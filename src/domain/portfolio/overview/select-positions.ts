import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import type { HoldingFilter } from '../holding-filter.ts';
import type { OverviewPosition } from './overview-position.ts';
import { securityCountry } from '../security-country.ts';

/** The parts of a filter that positions have; all others are of single holdings. */
export type PositionFilter = Pick<HoldingFilter, 'kinds' | 'isins' | 'currencies' | 'countries'> & {
  /** As written in the holdings. */
  readonly banks?: readonly string[] | undefined;
};

interface Amounts extends OverviewPosition {
  readonly accrued: Decimal;
  readonly cost: Decimal;
}

const accepts = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  wanted?.includes(value) ?? true;

/** The amounts of what is held at the banks. */
function atBanks<Position extends Amounts>(position: Position, banks: readonly string[]): Position[] {
  const shares = position.banks.filter(({ bank }) => bank !== null && banks.includes(bank));
  if (shares.length === position.banks.length) return [position];
  const part = sumDecimals(shares.map((share) => share.part));
  const { eur, accrued, cost } = position;
  return part.isZero()
    ? []
    : [
        {
          ...position,
          banks: shares,
          eur: eur.times(part),
          accrued: accrued.times(part),
          cost: cost.times(part),
        },
      ];
}

/** The positions that match; of one that is at several banks, the part at those. */
export function selectPositions<Position extends Amounts>(
  positions: readonly Position[],
  { kinds, isins, currencies, countries, banks }: PositionFilter,
): Position[] {
  return positions
    .filter(
      (position) =>
        accepts(kinds, position.kind) &&
        accepts(isins, position.isin) &&
        accepts(currencies, position.currency) &&
        accepts(countries, securityCountry(position)),
    )
    .flatMap((position) => (banks === undefined ? [position] : atBanks(position, banks)));
}
