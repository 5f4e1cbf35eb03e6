import type { Assistant } from '../assistant.ts';

/** Prefixed to the answer, in the question's language. */
const FALLBACK_NOTES = {
  en: 'The language model gave no usable answer, so the built-in assistant answers.',
  bg: 'Езиковият модел не даде използваем отговор, затова отговаря вграденият асистент.',
} as const;

/** The name of the error and its status, if any. Contains nothing that was sent or received. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error ? ` ${String(error.statusCode)}` : '';
  return error.name === 'NoModelAnswer' ? error.message : `${error.name}${status}`;
}

/** Answers by the model or, if anything goes wrong, by the built-in assistant, with a note that says so. */
export function fallBackToBuiltIn(model: Assistant, builtIn: Assistant): Assistant {
  return {
    answer: async (question, portfolio) => {
      try {
        return await model.answer(question, portfolio);
      } catch (error) {
        if (question.signal.aborted) throw error;
        question.log.warn({ reason: failureReason(error) }, 'the language model gave no usable answer');
        const { content, ...rest } = await builtIn.answer(question, portfolio);
        const note = FALLBACK_NOTES[/\p{Script=Cyrillic}/u.test(question.text) ? 'bg' : 'en'];
        return { ...rest, content: `${note}\n\n${content}` };
      }
    },
  };
}
