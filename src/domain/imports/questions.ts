import type { ImportAnswers, ImportQuestion } from './import-table.ts';

/** What a file leaves open, each question once with all the lines that wait for it. */
export interface Questions {
  /** The answer, if there is one that fits; otherwise the line waits for it. */
  readonly ask: (question: Omit<ImportQuestion, 'rows'>, row: number) => string | undefined;
  readonly list: () => ImportQuestion[];
}

/** One answer for all questions of a rule, where a person gives it at once. */
export const answerToAll = (rule: string) => `all:${rule}`;

/** The person's own answer to the question, or theirs to all of its rule. */
export function answerTo(
  answers: ImportAnswers,
  { key, rule }: Pick<ImportQuestion, 'key' | 'rule'>,
): string | undefined {
  return (answers[key] ?? answers[answerToAll(rule)])?.trim();
}

export function startQuestions(answers: ImportAnswers): Questions {
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
    list: () => [...open.values()].map(({ question, rows }) => ({ ...question, rows })),
  };
}
