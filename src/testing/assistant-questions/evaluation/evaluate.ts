import type { UserId } from '#api/platform/ids';
import type { TestApp } from '../../app/start-test-app.ts';
import { askHolder } from './ask-holder.ts';
import { judge, type Outcome } from './judge.ts';
import type { AskedQuestion } from './question.ts';

export interface Judged {
  readonly question: AskedQuestion;
  readonly content: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
}

/** Asks the questions one after the other; each in a conversation of its own. */
export async function* evaluate(
  app: Pick<TestApp, 'db'>,
  userId: UserId,
  questions: readonly AskedQuestion[],
): AsyncGenerator<Judged, void> {
  for (const question of questions) {
    const start = performance.now();
    const { content } = await askHolder(app, userId, question.asked);
    const milliseconds = performance.now() - start;
    yield { question, content, outcome: judge(content, question.expected), milliseconds };
  }
}
