import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { ModelInput } from '#api/assistant/chat';
import type { User } from '#api/people/users';
import type { ModelConfig } from '../../platform/config/config.ts';
import type { Lookup } from '../thread/portfolio-access.ts';
import { factsForModel } from './facts-for-model.ts';
import { HELP_LOOKUPS } from './help-lookups.ts';
import { instructions, questionPrompt } from './prompt.ts';
import { createRedactor } from './redact.ts';
import { newMarks } from './untrusted.ts';

const MAX_EXAMPLE_LENGTH = 4_000;
const MAX_EXAMPLES = 3;
const EXAMPLE_CONVERSATION = {
  text: 'Which of my bonds mature next?',
  earlier: [
    { role: 'user', content: 'How much is my portfolio worth?' },
    { role: 'assistant', content: '…' },
  ],
} as const;

interface ModelInputSource {
  readonly config: ModelConfig;
  readonly user: User;
  readonly today: CalendarDate;
}

/** The result of a tool without any input; undefined if it needs input, or if its result is too long. */
async function callWithoutInput(tool: Lookup): Promise<unknown> {
  try {
    return await tool.call({});
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Calls the tools one by one and only until there are enough examples, because some compute for a second. */
async function findExamples(lookups: readonly Lookup[]) {
  const examples: { readonly tool: string; readonly facts: unknown }[] = [];
  for (const tool of lookups) {
    if (examples.length === MAX_EXAMPLES) break;
    const facts = await callWithoutInput(tool);
    if (facts !== undefined) examples.push({ tool: tool.name, facts });
  }
  return examples;
}

/** Everything that leaves the server for a question. Made by the functions that make requests to the model. */
export async function describeModelInput(
  { config, user, today }: ModelInputSource,
  lookups: readonly Lookup[],
): Promise<NonNullable<ModelInput['sent']>> {
  const guard = { redact: createRedactor(user, today), marks: newMarks() };
  const examples = await findExamples(lookups);
  return {
    model: config.model,
    instructions: instructions(today, guard.marks),
    question: questionPrompt(EXAMPLE_CONVERSATION, guard),
    tools: [...lookups, ...HELP_LOOKUPS].map(({ name, description }) => ({ name, description })),
    examples: examples.map(({ tool, facts }) => {
      const text = JSON.stringify(factsForModel(facts, guard), undefined, 2);
      return {
        tool,
        given: text.length > MAX_EXAMPLE_LENGTH ? `${text.slice(0, MAX_EXAMPLE_LENGTH)}…` : text,
      };
    }),
  };
}
