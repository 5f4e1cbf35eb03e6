import { useParams } from '@tanstack/react-router';
import { BondId, inPath } from '#api/platform/ids';

const BondIdInPath = inPath.id(BondId);

/** The bond that the address names; null where it names none. */
export function useBondId(): BondId | null {
  const { bondId } = useParams({ strict: false });
  return BondIdInPath.safeParse(bondId).data ?? null;
}
