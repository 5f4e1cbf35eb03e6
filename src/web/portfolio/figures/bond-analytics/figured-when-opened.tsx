import { Suspense } from 'react';
import type { BondId } from '#api/platform/ids';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';

const ForOwner = lazyPart(async () => (await import('./figured-from-terms.tsx')).FiguredForOwner);
const ForAdministrator = lazyPart(
  async () => (await import('./figured-from-terms.tsx')).FiguredForAdministrator,
);

/** The figures of the user's own bond. The script is loaded when the first bond is opened. */
export function FiguredForOwner({ bondId }: { readonly bondId: BondId }) {
  return (
    <Suspense fallback={null}>
      <ForOwner bondId={bondId} />
    </Suspense>
  );
}

/** The figures of any user's bond; `basis` changes whenever an input of the figures changes. */
export function FiguredForAdministrator(props: { readonly bondId: BondId; readonly basis: string }) {
  return (
    <Suspense fallback={null}>
      <ForAdministrator {...props} />
    </Suspense>
  );
}
