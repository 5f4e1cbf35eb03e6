import { useParams } from '@tanstack/react-router';
import type { BondId } from '#api/platform/ids';
import { bondIdInAddress } from '../../../../platform/navigation/id-in-address.ts';

/** The id of the bond in the address; null if there is none. */
export function useBondId(): BondId | null {
  const { bondId } = useParams({ strict: false });
  return bondIdInAddress(bondId);
}
