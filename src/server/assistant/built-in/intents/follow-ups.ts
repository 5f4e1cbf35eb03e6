import type { Language } from '#domain/language';
import { isIntentId } from './examples.ts';
import type { IntentId } from './intent-ids.ts';

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
  /** True where what was named before holds no more: a question of its own. */
  readonly standsAlone: boolean;
}

/** A line is of the same intent, unless another stands before it in brackets, with a star where the question stands alone. */
export function readFollowUp(
  line: string,
  { before, language }: { readonly before: string; readonly language: string },
): FollowUp {
  const [, star, intent = before, text = line] = /^\[(\*?)([a-z-]+)\] (.*)$/.exec(line) ?? [];
  if (!isIntentId(before) || !isIntentId(intent) || (language !== 'en' && language !== 'bg'))
    throw new Error(`no follow-up of an intent: ${before} ${language} ${line}`);
  return { before, language, intent, text, standsAlone: star === '*' };
}

function readFile(path: string, text: string): FollowUp[] {
  const [, before = '', language = ''] = /\/([a-z-]+)\.(en|bg)\.txt$/.exec(path) ?? [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => readFollowUp(line, { before, language }));
}

/** Every example of a follow-up, from the files beside this one, which are named by the intent of the answer before. */
export const FOLLOW_UPS: readonly FollowUp[] = Object.entries(files).flatMap(([path, text]) =>
  readFile(path, text),
);
