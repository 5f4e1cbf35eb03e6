import { INTENT_TITLES } from '../texts/intent-titles.ts';
import { isIntentId, type IntentId } from './intent-ids.ts';
import { readExampleFile } from './read-example-file.ts';
import type { Language } from '#domain/language';

const files = import.meta.glob<string>('./examples/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A question as somebody might ask it, slots in braces. */
export interface Example {
  readonly intent: IntentId;
  readonly language: Language;
  readonly text: string;
  /** What the line has in brackets before the question: which of several things of the intent is meant. */
  readonly tag: string | undefined;
}

function readFile(path: string, text: string): Example[] {
  const { intent, language, lines } = readExampleFile(path, text);
  return lines.map((line) => {
    const [, tag, question = line] = /^\[([a-z-]+)\] (.*)$/.exec(line) ?? [];
    return { intent, language, text: question, tag };
  });
}

/** What buttons ask. */
export const TITLES: readonly Example[] = Object.entries(INTENT_TITLES).flatMap(([intent, title]) =>
  isIntentId(intent)
    ? (['en', 'bg'] as const).map((language) => ({ intent, language, text: title[language], tag: undefined }))
    : [],
);

/** Every example question of every intent, from the files beside this one, and the titles. */
export const EXAMPLES: readonly Example[] = [
  ...Object.entries(files).flatMap(([path, text]) => readFile(path, text)),
  ...TITLES,
];
