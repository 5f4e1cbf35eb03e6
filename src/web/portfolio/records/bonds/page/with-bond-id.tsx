import type { ReactNode } from 'react';
import type { BondId } from '#api/platform/ids';
import { BondNotFound } from './bond-not-found.tsx';
import { useBondId } from './use-bond-id.ts';

interface WithBondIdProps {
  readonly children: (bondId: BondId) => ReactNode;
}

/** Renders a screen of one bond, or 'not found' if the address names none. */
export function WithBondId({ children }: WithBondIdProps) {
  const bondId = useBondId();
  return bondId === null ? <BondNotFound /> : children(bondId);
}
