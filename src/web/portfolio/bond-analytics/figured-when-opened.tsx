import { Suspense } from 'react';
import type { BondId } from '#api/platform/ids';
import { lazyPart } from '../../platform/ui/lazy-part.ts';

const ForOwner = lazyPart(async () => (await import('./figured-from-terms.tsx')).FiguredForOwner);
const ForAdministrator = lazyPart(
  async () => (await import('./figured-from-terms.tsx')).FiguredForAdministrator,
);

/** The figures of one of my bonds, loaded with the first bond that is opened. */
export function FiguredForOwner({ bondId }: { readonly bondId: BondId }) {
  return (
    <Suspense fallback={null}>
      <ForOwner bondId={bondId} />
    </Suspense>
  );
}

/** The same of anybody's bond; `basis` changes with all that the figures are made from. */
export function FiguredForAdministrator(props: { readonly bondId: BondId; readonly basis: string }) {
  return (
    <Suspense fallback={null}>
      <ForAdministrator {...props} />
    </Suspense>
  );
}
