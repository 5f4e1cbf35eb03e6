import { Suspense } from 'react';
import type { BondId } from '#api/platform/ids';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';

const LoadedOwnerFigures = lazyPart(async () => (await import('./bond-figures.tsx')).OwnerFigures);
const LoadedAdministratorFigures = lazyPart(
  async () => (await import('./bond-figures.tsx')).AdministratorFigures,
);

/** The figures of the user's own bond. The script is loaded when the first bond is opened. */
export function OwnerFigures({ bondId }: { readonly bondId: BondId }) {
  return (
    <Suspense fallback={null}>
      <LoadedOwnerFigures bondId={bondId} />
    </Suspense>
  );
}

/** The figures of any user's bond; `basis` changes whenever an input of the figures changes. */
export function AdministratorFigures(props: { readonly bondId: BondId; readonly basis: string }) {
  return (
    <Suspense fallback={null}>
      <LoadedAdministratorFigures {...props} />
    </Suspense>
  );
}
