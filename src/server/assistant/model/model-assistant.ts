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
import { HELP_LOOKUPS, screenIn } from './help-lookups.ts';
import { NoModelAnswer } from './no-model-answer.ts';
import { correction, instructions, putQuestion } from './prompt.ts';
import { createRedactor } from './redact.ts';
import { sanitizeAnswer } from './sanitize-answer.ts';
import { toolsForModel } from './tools-for-model.ts';
import { newMarks } from './untrusted.ts';

/** Within the time of an answer it leaves the built-in assistant enough to answer after all. */
const MAX_MS = 25_000;
/** So many holdings are named as sources though the answer does not name them. */
const MAX_UNNAMED_SOURCES = 3;

interface ModelAssistantOptions {
  readonly config: ModelConfig;
  /** Counts a request to the endpoint; false where the day has had as many as it may have. */
  readonly takeCall: (today: CalendarDate) => Promise<boolean>;
  readonly longestMs?: number;
}

/** One question in the making. */
interface Conversation {
  readonly ask: (messages: readonly ModelMessage[], rounds: number) => ReturnType<typeof askModel>;
  /** What the tools have given so far. */
  readonly facts: readonly unknown[];
  /** The tools that were called. */
  readonly lookedUp: readonly string[];
  readonly opening: ModelMessage;
}

async function startConversation(
  question: Question,
  lookups: readonly Lookup[],
  { config, takeCall, longestMs }: ModelAssistantOptions,
): Promise<Conversation> {
  const { today, tell } = question;
  const [marks, facts, failures] = [newMarks(), new Array<unknown>(), new Array<unknown>()];
  const lookedUp: string[] = [];
  const redact = createRedactor(await question.findPerson(), today);
  const modelTools = toolsForModel([...lookups, ...HELP_LOOKUPS], {
    redact,
    marks,
    onLookup: (tool) => {
      lookedUp.push(tool);
      tell({ event: 'progress', tool });
    },
    onFacts: (given) => facts.push(given),
    onError: (error) => failures.push(error),
  });
  const before = async () => {
    if (failures.length > 0) throw failures[0];
    if (!(await takeCall(today))) throw new NoModelAnswer('daily limit');
  };
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(longestMs ?? MAX_MS)]);
  const fixed = {
    model: createModel({ config, before }),
    instructions: instructions(today, marks),
    tools: modelTools,
    signal,
  };
  return {
    ask: (messages, rounds) => askModel({ ...fixed, messages, rounds }),
    facts,
    lookedUp,
    opening: { role: 'user', content: putQuestion(question, { redact, marks }) },
  };
}

function conversationWords({ text, earlier }: Question): string {
  const said = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...said, text].join('\n');
}

function collectSources(text: string, facts: readonly unknown[]) {
  const all = findSources(facts);
  const named = all.filter(({ isin }) => text.toUpperCase().includes(isin.toUpperCase()));
  return named.length > 0 || all.length > MAX_UNNAMED_SOURCES ? named : all;
}

/**
 * Answers by the configured model, which has the same tools. An answer with a figure that no tool gave goes back once,
 * and is shown to nobody. Throws where the model gives no answer that can be shown.
 */
export function modelAssistant(given: ModelAssistantOptions): Assistant {
  return {
    answer: async (question, { lookups }) => {
      const talk = await startConversation(question, lookups, given);
      const checked = (written: string) => {
        const text = sanitizeAnswer(written);
        if (text === '') throw new NoModelAnswer('empty answer');
        const evidence = collectEvidence({
          facts: talk.facts,
          words: conversationWords(question),
          today: question.today,
        });
        return { text, unknown: unknownFigures(text, evidence) };
      };
      const first = await talk.ask([talk.opening], MAX_ROUNDS - 1);
      let answer = checked(first.text);
      if (answer.unknown.length > 0) {
        const back: ModelMessage = { role: 'user', content: correction(answer.unknown) };
        const second = await talk.ask([...first.messages, back], MAX_ROUNDS - first.rounds);
        answer = checked(second.text);
      }
      if (answer.unknown.length > 0) throw new NoModelAnswer('figures that no tool gave');
      const sources = collectSources(answer.text, talk.facts);
      const next = followUpsOfLookups(talk.lookedUp, question.text, sources);
      const screen = screenIn(talk.facts);
      return {
        ...{ content: answer.text, sources },
        ...(next !== undefined && { followUps: next }),
        ...(screen !== undefined && { screen }),
      };
    },
  };
}
