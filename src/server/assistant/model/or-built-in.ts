import type { Assistant } from '../assistant.ts';

/** What is said before the answer, in the language of the question. */
const SAID = {
  en: 'The language model gave no answer that could be used, so this is the answer of the built-in assistant.',
  bg: 'Езиковият модел не даде отговор, който може да се използва, затова отговаря вграденият асистент.',
} as const;

/** Nothing of what was sent or answered: the kind of the error, and the status where there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error ? ` ${String(error.statusCode)}` : '';
  return error.name === 'NoModelAnswer' ? error.message : `${error.name}${status}`;
}

/** The model's answer, or, whatever goes wrong with it, the built-in assistant's, which says so. */
export function orBuiltIn(model: Assistant, builtIn: Assistant): Assistant {
  return {
    answer: async (question, portfolio) => {
      try {
        return await model.answer(question, portfolio);
      } catch (error) {
        if (question.signal.aborted) throw error;
        question.log.warn({ reason: reasonOf(error) }, 'the language model gave no usable answer');
        const { content, ...rest } = await builtIn.answer(question, portfolio);
        const said = SAID[/\p{Script=Cyrillic}/u.test(question.text) ? 'bg' : 'en'];
        return { ...rest, content: `${said}\n\n${content}` };
      }
    },
  };
}
