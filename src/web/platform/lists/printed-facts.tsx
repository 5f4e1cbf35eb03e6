import { usePrinting } from '../ui/use-printing.ts';

/** Above a printed list, instead of its fields: how it is filtered and sorted. */
export function PrintedFacts({ facts }: { readonly facts: readonly string[] }) {
  return usePrinting() && facts.length > 0 ? <p className="wrap-anywhere">{facts.join(' · ')}</p> : null;
}
