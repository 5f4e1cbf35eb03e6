import type { ImportAnswers, ImportQuestion } from './import-table.ts';

/** What a file leaves open, each question once with all the lines that wait for it. */
export interface Questions {
  /** The answer, if there is one that fits; otherwise the line waits for it. */
  readonly ask: (question: Omit<ImportQuestion, 'rows'>, row: number) => string | undefined;
  readonly list: () => ImportQuestion[];
}

export function startQuestions(answers: ImportAnswers): Questions {
  const open = new Map<string, { question: Omit<ImportQuestion, 'rows'>; rows: number[] }>();
  return {
    ask(question, row) {
      const answer = answers[question.key]?.trim();
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
