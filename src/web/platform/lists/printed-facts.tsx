import { usePrinting } from '../ui/use-printing.ts';

/** Above a printed list, in place of its fields: what of it is shown, in which order. */
export function PrintedFacts({ facts }: { readonly facts: readonly string[] }) {
  return usePrinting() && facts.length > 0 ? <p className="wrap-anywhere">{facts.join(' · ')}</p> : null;
}
