import { z } from 'zod';
import { ChatAnswer } from '#api/assistant/chat';
import { LOOKUPS } from '../tools/create-tools.ts';
import type { TaskOwner } from './portfolio-task.ts';
import type { QuestionText } from '../built-in/question-text.ts';
import type { TaskRunner } from './task-runner.ts';

const FactsText = z.string().nullable();

/** A tool as a model sees it. */
export interface Lookup {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** Facts as JSON; undefined if they are too long for any model. Throws ZodError if the input is invalid. */
  readonly call: (input: unknown) => Promise<unknown>;
}

/** What an assistant can find out about the portfolio of the user who asks. */
export interface PortfolioAccess {
  /** The answer of the built-in assistant. */
  readonly answer: (question: QuestionText) => Promise<ChatAnswer>;
  readonly lookups: readonly Lookup[];
}

export function portfolioAccess(runner: TaskRunner, asker: TaskOwner, signal: AbortSignal): PortfolioAccess {
  return {
    answer: async ({ text, earlier }) => {
      const work = { kind: 'answer', text, earlier } as const;
      return ChatAnswer.parse(await runner.run({ ...asker, work }, signal));
    },
    lookups: LOOKUPS.map(({ name, description, input }) => ({
      name,
      description,
      input,
      call: async (value) => {
        const work = { kind: 'look-up', tool: name, input: input.parse(value) } as const;
        const facts = FactsText.parse(await runner.run({ ...asker, work }, signal));
        const json: unknown = facts === null ? undefined : JSON.parse(facts);
        return json;
      },
    })),
  };
}
