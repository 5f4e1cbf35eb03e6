import { printTexts } from '../texts/platform/print.ts';
import { useTexts } from '../texts/texts.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { PrintedFacts } from './printed-facts.tsx';

interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the list is searched for; the value follows as it is typed. */
  readonly searched: string;
}

/** The search field of a list, which on paper says what was searched for. */
export function ListSearch({ searched, ...box }: ListSearchProps) {
  const { matching } = useTexts(printTexts);
  return (
    <>
      <PrintedFacts facts={searched === '' ? [] : [matching(searched)]} />
      <SearchBox {...box} />
    </>
  );
}
