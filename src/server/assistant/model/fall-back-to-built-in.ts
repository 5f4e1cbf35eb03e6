import type { Assistant } from '../assistant.ts';

/** Prefixed to the answer, in the question's language. */
const FALLBACK_NOTES = {
  en: 'The language model gave no answer that could be used, so this is the answer of the built-in assistant.',
  bg: 'Езиковият модел не даде отговор, който може да се използва, затова отговаря вграденият асистент.',
} as const;

/** The kind of error and its status, if any; nothing of what was sent or answered. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error ? ` ${String(error.statusCode)}` : '';
  return error.name === 'NoModelAnswer' ? error.message : `${error.name}${status}`;
}

/** The model's answer or, if anything goes wrong, the built-in assistant's, which says so. */
export function fallBackToBuiltIn(model: Assistant, builtIn: Assistant): Assistant {
  return {
    answer: async (question, portfolio) => {
      try {
        return await model.answer(question, portfolio);
      } catch (error) {
        if (question.signal.aborted) throw error;
        question.log.warn({ reason: failureReason(error) }, 'the language model gave no usable answer');
        const { content, ...rest } = await builtIn.answer(question, portfolio);
        const said = FALLBACK_NOTES[/\p{Script=Cyrillic}/u.test(question.text) ? 'bg' : 'en'];
        return { ...rest, content: `${said}\n\n${content}` };
      }
    },
  };
}
