import type { ModelMessage } from 'ai';
import type { CalendarDate } from '#domain/calendar-date';
import type { ModelConfig } from '../../platform/config/config.ts';
import type { Assistant, Question } from '../assistant.ts';
import { findSources } from '../tools/find-sources.ts';
import type { Lookup } from '../thread/portfolio-access.ts';
import { askModel, createModel, MAX_ROUNDS } from './ask-model.ts';
import { collectEvidence } from './collect-evidence.ts';
import { unknownFigures } from './figure-check/figure-check.ts';
import { followUpsOfLookups } from './follow-ups-of-lookups.ts';
import { findScreen, HELP_LOOKUPS } from './help-lookups.ts';
import { NoModelAnswer } from './no-model-answer.ts';
import { correctionPrompt, instructions, questionPrompt } from './prompt.ts';
import { createRedactor } from './redact.ts';
import { sanitizeAnswer } from './sanitize-answer.ts';
import { toolsForModel } from './tools-for-model.ts';
import { newMarks } from './untrusted.ts';

/** Leaves the built-in assistant enough time to answer instead. */
const MODEL_TIMEOUT_MS = 25_000;
/** Up to this many holdings become sources even if the answer does not name them. */
const MAX_UNNAMED_SOURCES = 3;

interface ModelAssistantOptions {
  readonly config: ModelConfig;
  /** Counts a request to the endpoint; false if the limit of the day is reached. */
  readonly countCall: (today: CalendarDate) => Promise<boolean>;
  readonly timeoutMs?: number;
}

interface Conversation {
  readonly ask: (messages: readonly ModelMessage[], rounds: number) => ReturnType<typeof askModel>;
  /** The results of tools so far. */
  readonly facts: readonly unknown[];
  /** The names of the tools called so far. */
  readonly toolsCalled: readonly string[];
  readonly opening: ModelMessage;
}

async function startConversation(
  question: Question,
  lookups: readonly Lookup[],
  { config, countCall, timeoutMs }: ModelAssistantOptions,
): Promise<Conversation> {
  const { today, report } = question;
  const [marks, facts, failures] = [newMarks(), new Array<unknown>(), new Array<unknown>()];
  const toolsCalled: string[] = [];
  const redact = createRedactor(await question.findUser(), today);
  const modelTools = toolsForModel([...lookups, ...HELP_LOOKUPS], {
    redact,
    marks,
    onLookup: (tool) => {
      toolsCalled.push(tool);
      report({ event: 'progress', tool });
    },
    onFacts: (result) => facts.push(result),
    onError: (error) => failures.push(error),
  });
  const beforeRequest = async () => {
    if (failures.length > 0) throw failures[0];
    if (!(await countCall(today))) throw new NoModelAnswer('daily limit');
  };
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs ?? MODEL_TIMEOUT_MS)]);
  const fixed = {
    model: createModel({ config, beforeRequest }),
    instructions: instructions(today, marks),
    tools: modelTools,
    signal,
  };
  return {
    ask: (messages, rounds) => askModel({ ...fixed, messages, rounds }),
    facts,
    toolsCalled,
    opening: { role: 'user', content: questionPrompt(question, { redact, marks }) },
  };
}

function userMessages({ text, earlier }: Question): string {
  const previous = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...previous, text].join('\n');
}

function collectSources(text: string, facts: readonly unknown[]) {
  const all = findSources(facts);
  const named = all.filter(({ isin }) => text.toUpperCase().includes(isin.toUpperCase()));
  return named.length > 0 || all.length > MAX_UNNAMED_SOURCES ? named : all;
}

/**
 * Answers by the configured model with the same tools. An answer with a figure that no tool gave is never shown; the model may
 * correct it once. Throws if there is no answer that can be shown.
 */
export function modelAssistant(options: ModelAssistantOptions): Assistant {
  return {
    answer: async (question, { lookups }) => {
      const conversation = await startConversation(question, lookups, options);
      const check = (reply: string) => {
        const text = sanitizeAnswer(reply);
        if (text === '') throw new NoModelAnswer('empty answer');
        const evidence = collectEvidence({
          facts: conversation.facts,
          questions: userMessages(question),
          today: question.today,
        });
        return { text, unknown: unknownFigures(text, evidence) };
      };
      const first = await conversation.ask([conversation.opening], MAX_ROUNDS - 1);
      let answer = check(first.text);
      if (answer.unknown.length > 0) {
        const correction: ModelMessage = { role: 'user', content: correctionPrompt(answer.unknown) };
        const second = await conversation.ask([...first.messages, correction], MAX_ROUNDS - first.rounds);
        answer = check(second.text);
      }
      if (answer.unknown.length > 0) throw new NoModelAnswer('figures that no tool gave');
      const sources = collectSources(answer.text, conversation.facts);
      const next = followUpsOfLookups(conversation.toolsCalled, question.text, sources);
      const screen = findScreen(conversation.facts);
      return {
        ...{ content: answer.text, sources },
        ...(next !== undefined && { followUps: next }),
        ...(screen !== undefined && { screen }),
      };
    },
  };
}
