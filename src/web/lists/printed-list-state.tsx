import { listsTexts } from '../texts/lists.ts';
import { printTexts } from '../texts/print.ts';
import { useTexts } from '../texts/texts.ts';
import { usePrinting } from '../ui/use-printing.ts';
import type { ListState } from './list-state.ts';

interface PrintedListStateProps<Sort extends string> {
  readonly state: ListState<Sort>;
  readonly sortLabels: Readonly<Record<Sort, string>>;
}

/** Above a printed list, in place of its toolbar: which part of it this is, in which order. */
export function PrintedListState<Sort extends string>({ state, sortLabels }: PrintedListStateProps<Sort>) {
  const texts = useTexts(printTexts);
  const lists = useTexts(listsTexts);
  if (!usePrinting()) return null;
  const direction = lists[state.direction].toLowerCase();
  const search = state.search.trim();
  const parts = [texts[state.part], texts.sortedBy(sortLabels[state.sort], direction)];
  return <p>{[...parts, ...(search === '' ? [] : [texts.matching(search)])].join(' · ')}</p>;
}
