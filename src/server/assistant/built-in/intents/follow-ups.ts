import type { Language } from '#domain/language';
import { isIntentId, type IntentId } from './intent-ids.ts';
import { readExampleFile } from './read-example-file.ts';

const files = import.meta.glob<string>('./follow-ups/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What somebody might ask after an answer, slots in braces. */
export interface FollowUp {
  /** The intent of that answer. */
  readonly before: IntentId;
  readonly language: Language;
  readonly text: string;
  readonly intent: IntentId;
  /** True where what was named before no longer applies: a question of its own. */
  readonly standsAlone: boolean;
}

/** A line is of the same intent, unless another stands before it in brackets, with a star where the question stands alone. */
export function readFollowUp(
  line: string,
  { before, language }: Pick<FollowUp, 'before' | 'language'>,
): FollowUp {
  const [, star, intent = before, text = line] = /^\[(\*?)([a-z-]+)\] (.*)$/.exec(line) ?? [];
  if (!isIntentId(intent)) throw new Error(`no intent is called ${intent}: ${line}`);
  return { before, language, intent, text, standsAlone: star === '*' };
}

function readFile(path: string, text: string): FollowUp[] {
  const { intent: before, language, lines } = readExampleFile(path, text);
  return lines.map((line) => readFollowUp(line, { before, language }));
}

/**
 * Every example of a follow-up, from the files beside this one, which are named by the intent of the answer before. Only what learns from
 * them reads them: a server has what was learned.
 */
export const readFollowUps = (): readonly FollowUp[] =>
  Object.entries(files).flatMap(([path, text]) => readFile(path, text));
