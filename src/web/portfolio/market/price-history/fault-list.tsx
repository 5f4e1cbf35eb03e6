import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** More would only slow the dialog down; with this many faults, it is the wrong file. */
const MAX_SHOWN = 500;

interface FaultListProps {
  readonly title: string;
  readonly faults: readonly { readonly row: number; readonly sentence: string }[];
}

/** The faults, each with its line number. A long list scrolls. */
export function FaultList({ title, faults }: FaultListProps) {
  const texts = useTexts(pricesTexts);
  return (
    <>
      {title}
      <ul
        tabIndex={0}
        aria-label={title}
        className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 focus-visible:-outline-offset-2"
      >
        {faults.slice(0, MAX_SHOWN).map(({ row, sentence }) => (
          <li key={`${row} ${sentence}`}>{texts.faultOfLine(row, sentence)}</li>
        ))}
        {faults.length > MAX_SHOWN && <li>…</li>}
      </ul>
    </>
  );
}
