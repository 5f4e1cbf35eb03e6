import type { ImportAnswers, ImportQuestion } from './import-table.ts';

/** Collects the questions that a file leaves open: each once, with all lines that need the answer. */
export interface Questions {
  /** Returns the answer if there is a valid one; otherwise records that the line needs it. */
  readonly ask: (question: Omit<ImportQuestion, 'rows'>, row: number) => string | undefined;
  /** Returns the answer to exactly this question, if there is one, and records nothing. */
  readonly given: (key: string) => string | undefined;
  readonly list: () => ImportQuestion[];
}

/** The key of an answer that applies to all questions of a rule. */
export const answerToAll = (rule: string) => `all:${rule}`;

/** The user's answer to the question, else the one to all questions of its rule. */
export function answerTo(
  answers: ImportAnswers,
  { key, rule }: Pick<ImportQuestion, 'key' | 'rule'>,
): string | undefined {
  return (answers[key] ?? answers[answerToAll(rule)])?.trim();
}

export function createQuestions(answers: ImportAnswers): Questions {
  const open = new Map<string, { question: Omit<ImportQuestion, 'rows'>; rows: number[] }>();
  return {
    ask(question, row) {
      const answer = answerTo(answers, question);
      const fits = question.choices.length === 0 || question.choices.some((choice) => choice === answer);
      if (answer !== undefined && answer !== '' && fits) return answer;
      const known = open.get(question.key);
      if (known === undefined) open.set(question.key, { question, rows: [row] });
      else if (known.rows.at(-1) !== row) known.rows.push(row);
      return undefined;
    },
    given: (key) => answers[key]?.trim(),
    list: () => [...open.values()].map(({ question, rows }) => ({ ...question, rows })),
  };
}
