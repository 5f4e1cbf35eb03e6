import type { ReactNode } from 'react';
import type { BondId } from '#api/platform/ids';
import { CallError } from '../../../../platform/api-client/call-error.ts';
import { BondNotFound } from './bond-not-found.tsx';
import { useBondId } from './use-bond-id.ts';

interface OwnBondProps {
  readonly children: (bondId: BondId) => ReactNode;
}

/** The screens of one bond: for an address that names none, 'not found' in their place. */
export function WithBondId({ children }: OwnBondProps) {
  const bondId = useBondId();
  return bondId === null ? <BondNotFound /> : children(bondId);
}

/** True where the server knows no such bond among those of this person. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'not_found';
}
