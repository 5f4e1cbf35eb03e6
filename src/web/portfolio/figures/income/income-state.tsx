import type { IncomeEvent } from '#api/portfolio/figures/income';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

type State = IncomeEvent['state'];

const DOT = 'size-2 rounded-full border-[1.5px]';
const MARKS: Record<Exclude<State, 'short' | 'overdue'>, string> = {
  received: 'border-transparent bg-accent opacity-40',
  due: 'border-accent bg-accent',
  expected: 'border-accent',
  announced: 'border-accent bg-[linear-gradient(90deg,var(--accent)_50%,transparent_50%)]',
  estimated: 'border-dashed border-accent',
};
const TAGS = {
  short: 'bg-warn-wash text-warn',
  overdue: 'bg-loss-wash text-loss',
} as const;

/** The state as a word, with a mark that differs in more than colour. */
export function IncomeState({ state }: { readonly state: State }) {
  const { states } = useTexts(incomeTexts);
  if (state === 'short' || state === 'overdue') {
    return (
      <span className={`inline-block rounded-full px-1.5 text-[11.5px]/4.5 font-medium ${TAGS[state]}`}>
        {states[state]}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-[12.5px] whitespace-nowrap">
      <span aria-hidden="true" className={`bar ${DOT} ${MARKS[state]}`} />
      {states[state]}
    </span>
  );
}
