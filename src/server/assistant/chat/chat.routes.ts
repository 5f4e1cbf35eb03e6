import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/assistant/chat';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { streamingRoute } from '../../platform/http/answers/server-sent-events.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { asApiError } from '../../platform/http/answers/send-problem.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countAttempt } from '../../platform/limits/attempts.store.ts';
import { configuredLimit, LIMITS } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import { findUser } from '../../people/accounts/users.store.ts';
import { builtInAssistant, type Assistant } from '../assistant.ts';
import { APOLOGY, withDeadline } from '../../platform/runtime/with-deadline.ts';
import { countCall } from '../model/model-calls.store.ts';
import type { modelAssistant } from '../model/model-assistant.ts';
import { fallBackToBuiltIn } from '../model/fall-back-to-built-in.ts';
import { describeModelInput } from '../model/describe-model-input.ts';
import { chunkText } from './chunk-text.ts';
import { beginQuestion } from './one-question-at-a-time.ts';
import { portfolioAccess } from '../thread/portfolio-access.ts';
import type { TaskOwner } from '../thread/portfolio-task.ts';
import type { TaskRunner } from '../thread/task-runner.ts';

type ModelAssistant = typeof modelAssistant;

interface ChatRoutesOptions {
  readonly config: Pick<Config, 'assistant' | 'concentrationLimits' | 'limits' | 'timeZone'>;
  /** Replaces the configured assistant. */
  readonly assistant?: Assistant | undefined;
  readonly tasks: TaskRunner;
}

/** Loads the model library with the first question, so that a server without a model never does. */
function lazyModelAssistant(options: Parameters<ModelAssistant>[0]): Assistant {
  return {
    answer: async (question, portfolio) => {
      const { modelAssistant } = await import('../model/model-assistant.ts');
      return modelAssistant(options).answer(question, portfolio);
    },
  };
}

function chooseAssistant(
  { config: { assistant: config }, assistant }: ChatRoutesOptions,
  db: Database,
): Assistant {
  if (assistant !== undefined) return assistant;
  if (config === undefined) return builtInAssistant;
  const model = lazyModelAssistant({ config, countCall: (day) => countCall(db, day, config.dailyLimit) });
  return fallBackToBuiltIn(model, builtInAssistant);
}

function lastQuestion({ messages }: { readonly messages: readonly api.ChatMessage[] }): string {
  const last = messages.at(-1);
  if (last === undefined) throw new ApiError('invalid_fields', 'messages must not be empty.');
  return last.content;
}

/** Logs an unexpected failure, and replaces its message by the sentence of the specification. */
function withApology(error: unknown, { log, gone }: RequestContext): unknown {
  if (error instanceof ApiError) return error;
  if (!gone().aborted) log().error({ err: error }, 'the assistant failed');
  const { code, extra } = asApiError(error instanceof Error ? error : new Error(String(error)));
  return new ApiError(code, APOLOGY, extra);
}

function toAsker(
  { timeZone, concentrationLimits }: ChatRoutesOptions['config'],
  principal: Principal,
  today: CalendarDate,
): TaskOwner {
  return { principal, today, timeZone, concentrationLimits };
}

type ReportProgress = (event: api.ChatEvent) => void;

interface ChatInput {
  readonly asker: TaskOwner;
  readonly conversation: z.output<typeof api.Conversation>;
  readonly incoming: RequestContext;
}

/** Asks the chosen assistant, within the time limit of an answer. */
function askAssistant(
  options: ChatRoutesOptions,
  { asker, conversation, incoming: { db, dataKeys, gone, log } }: ChatInput,
  report: ReportProgress,
): Promise<api.ChatAnswer> {
  const { today, principal } = asker;
  const question = {
    ...{ text: lastQuestion(conversation), earlier: conversation.messages.slice(0, -1), today },
    ...{ report, findUser: () => findUser(db, principal.userId, dataKeys), log: log() },
  };
  const assistant = chooseAssistant(options, db);
  return withDeadline(
    (signal) => assistant.answer({ ...question, signal }, portfolioAccess(options.tasks, asker, signal)),
    { gone: gone() },
  );
}

function chatRoute(options: ChatRoutesOptions): Route {
  const { config } = options;
  const limit =
    config.assistant === undefined ? configuredLimit('chatOfUser', config) : LIMITS.chatWithModelOfUser;
  return streamingRoute(api.chat, async ({ principal, body, now, today, incoming }) => {
    const { userId } = principal;
    const ticket = await beginQuestion(incoming.db, userId, now);
    const moment = { now, address: addressKey(incoming.ip) };
    try {
      refuseForNow(await countAttempt(incoming.db, { limit, of: { userId } }, moment));
    } catch (error) {
      await ticket.end();
      throw error;
    }
    const asker = toAsker(config, principal, today);
    return async (report: ReportProgress) => {
      try {
        const answer = await askAssistant(options, { asker, conversation: body, incoming }, report);
        for (const text of chunkText(answer.content)) report({ event: 'piece', text });
        return answer;
      } catch (error) {
        throw withApology(error, incoming);
      } finally {
        await ticket.end();
      }
    };
  });
}

export function chatRoutes(options: ChatRoutesOptions): readonly Route[] {
  const { assistant: model } = options.config;
  const host = model === undefined ? null : new URL(model.baseUrl).host;
  return [
    chatRoute(options),

    route(api.findModelHost, () => Promise.resolve({ host })),

    route(api.findModelInput, async ({ db, principal, incoming }) => {
      if (model === undefined) return { host: null, sent: null };
      const user = await findUser(db, principal.userId, incoming.dataKeys);
      const { today } = incoming;
      const asker = toAsker(options.config, principal, today);
      const { lookups } = portfolioAccess(options.tasks, asker, incoming.gone());
      return { host, sent: await describeModelInput({ config: model, user, today }, lookups) };
    }),
  ];
}
