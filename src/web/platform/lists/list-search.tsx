import { printTexts } from '../texts/platform/print.ts';
import { useTexts } from '../texts/texts.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { PrintedFacts } from './printed-facts.tsx';

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The search of the shown list; `value` is what the field contains. */
  readonly searched: string;
}

/** The search field of a list. On a printed page, a line names the search instead. */
export function ListSearch({ searched, ...box }: ListSearchProps) {
  const { matching } = useTexts(printTexts);
  return (
    <>
      <PrintedFacts facts={searched === '' ? [] : [matching(searched)]} />
      <SearchBox {...box} />
    </>
  );
}
