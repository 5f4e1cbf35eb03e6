import { endOnce } from '#domain/language';
import type { TitleKey } from './texts/titles.ts';

/** Of a table. The panel folds what is too long to be read at once. */
export const MAX_ROWS = 100;

/** What is answered, and the facts of tools that it is made of. */
export interface SpokenAnswer {
  readonly content: string;
  readonly facts: unknown;
  /** The figures that it is asked for, as they stand in a table of several such answers. */
  readonly figures: AskedFigures;
}

/** By the column of each. */
type AskedFigures = ReadonlyMap<TitleKey, string>;

/** A line of an answer, several, or all that another answer says; nothing where there is nothing to say. */
export type Line = string | false | undefined | null | SpokenAnswer | readonly Line[];

function toLines(line: Line): readonly string[] {
  if (line === undefined || line === null || line === false || line === '') return [];
  if (typeof line === 'string') return [line];
  return 'content' in line ? toLines(line.content) : line.flatMap(toLines);
}

function answersAmong(line: Line): readonly SpokenAnswer[] {
  if (typeof line !== 'object' || line === null) return [];
  return 'content' in line ? [line] : line.flatMap(answersAmong);
}

export function lines(...given: readonly Line[]): string {
  return endOnce(toLines(given).join('\n'));
}

/** A line that says figures that were asked for. */
export const headline = (
  content: string,
  ...figures: readonly (readonly [column: TitleKey, written: string])[]
): SpokenAnswer => ({ content, facts: [], figures: new Map(figures) });

/** Of two in one column the first one, which answers. */
function collectFigures(among: readonly SpokenAnswer[]): AskedFigures {
  const figures = new Map<TitleKey, string>();
  for (const [column, written] of among.flatMap((one) => [...one.figures]))
    if (!figures.has(column)) figures.set(column, written);
  return figures;
}

/** An answer of these lines, about the holdings in the facts and in the answers among the lines. */
export function reply(facts: unknown, ...said: readonly Line[]): SpokenAnswer {
  const among = answersAmong(said);
  return {
    content: lines(said),
    facts: [facts, ...among.map((one) => one.facts)],
    figures: collectFigures(among),
  };
}

/** One below the other, with a blank line between; nothing where none is known. */
export function inBlocks(given: readonly Line[]): SpokenAnswer | undefined {
  const blocks = given.map((line) => reply([], line)).filter(({ content }) => content !== '');
  if (blocks.length === 0) return undefined;
  return { ...reply([], blocks), content: blocks.map(({ content }) => content).join('\n\n') };
}
