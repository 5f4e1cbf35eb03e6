import { endOnce } from '#domain/language';

/** Of a table. The panel folds what is too long to be read at once. */
export const MAX_ROWS = 100;

/** What is answered, and the facts of tools that it is made of. */
export interface SpokenAnswer {
  readonly content: string;
  readonly facts: unknown;
}

/** A line of an answer, several, or all that another answer says; nothing where there is nothing to say. */
export type Line = string | false | undefined | null | SpokenAnswer | readonly Line[];

function toLines(line: Line): readonly string[] {
  if (line === undefined || line === null || line === false || line === '') return [];
  if (typeof line === 'string') return [line];
  return 'content' in line ? toLines(line.content) : line.flatMap(toLines);
}

function collectFacts(line: Line): readonly unknown[] {
  if (typeof line !== 'object' || line === null) return [];
  return 'content' in line ? [line.facts] : line.flatMap(collectFacts);
}

export function lines(...given: readonly Line[]): string {
  return endOnce(toLines(given).join('\n'));
}

/** An answer of these lines, about the holdings in the facts and in the answers among the lines. */
export function reply(facts: unknown, ...said: readonly Line[]): SpokenAnswer {
  return { content: lines(said), facts: [facts, ...collectFacts(said)] };
}

/** One below the other, with a blank line between; nothing where none is known. */
export function inBlocks(given: readonly Line[]): SpokenAnswer | undefined {
  const blocks = given.map((line) => reply([], line)).filter(({ content }) => content !== '');
  if (blocks.length === 0) return undefined;
  return {
    content: blocks.map(({ content }) => content).join('\n\n'),
    facts: blocks.map(({ facts }) => facts),
  };
}
