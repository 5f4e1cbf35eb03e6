import * as api from '#api/assistant/chat';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { streamingRoute } from '../../platform/http/answers/server-sent-events.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { asApiError } from '../../platform/http/answers/send-problem.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countAttempt } from '../../platform/limits/attempts.store.ts';
import { configuredLimit, LIMITS } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/too-many-attempts.ts';
import { findUser } from '../../people/accounts/users.store.ts';
import { builtInAssistant, type Assistant } from '../assistant.ts';
import { APOLOGY, withDeadline } from '../../platform/runtime/with-deadline.ts';
import { takeCall } from '../model/model-calls.store.ts';
import type { modelAssistant } from '../model/model-assistant.ts';
import { fallBackToBuiltIn } from '../model/fall-back-to-built-in.ts';
import { describeModelInput } from '../model/describe-model-input.ts';
import { chunkText } from './chunk-text.ts';
import { beginQuestion } from './one-question-at-a-time.ts';
import { portfolioAccess } from '../thread/portfolio-access.ts';
import { runInThisThread, type TaskRunner } from '../thread/task-runner.ts';

type ModelAssistant = typeof modelAssistant;

interface ChatRoutesOptions {
  readonly config: Pick<Config, 'assistant' | 'limits' | 'timeZone'>;
  /** In place of the one that the configuration names. */
  readonly assistant?: Assistant | undefined;
  /** Undefined: this thread computes. */
  readonly tasks?: TaskRunner | undefined;
}

/** The library of models is loaded by the first question for one: a server without a model never holds it in memory. */
function lazyModelAssistant(given: Parameters<ModelAssistant>[0]): Assistant {
  return {
    answer: async (...asked) => {
      const { modelAssistant } = await import('../model/model-assistant.ts');
      return modelAssistant(given).answer(...asked);
    },
  };
}

function chooseAssistant(
  { config: { assistant: config }, assistant }: ChatRoutesOptions,
  db: Database,
): Assistant {
  if (assistant !== undefined) return assistant;
  if (config === undefined) return builtInAssistant;
  const model = lazyModelAssistant({ config, takeCall: (day) => takeCall(db, day, config.dailyLimit) });
  return fallBackToBuiltIn(model, builtInAssistant);
}

function lastQuestion({ messages }: { readonly messages: readonly api.ChatMessage[] }): string {
  const last = messages.at(-1);
  if (last === undefined) throw new ApiError('invalid_fields', 'messages must not be empty.');
  return last.content;
}

/** A failure that nobody foresaw: logged, and told by the sentence of the specification. */
function withApology(error: unknown, { log, gone }: RequestContext): unknown {
  if (error instanceof ApiError) return error;
  if (!gone().aborted) log().error({ err: error }, 'the assistant failed');
  const { code, extra } = asApiError(error instanceof Error ? error : new Error(String(error)));
  return new ApiError(code, APOLOGY, extra);
}

function chatRoute(given: ChatRoutesOptions): Route {
  const limit =
    given.config.assistant === undefined
      ? configuredLimit('chatOfUser', given.config)
      : LIMITS.chatWithModelOfUser;
  return streamingRoute(api.chat, async ({ principal, body, now, today, incoming }) => {
    const { db, dataKeys, gone, log } = incoming;
    const { userId } = principal;
    const turn = await beginQuestion(db, userId, now);
    const moment = { now, address: addressKey(incoming.ip) };
    try {
      refuseForNow(await countAttempt(db, { limit, of: { userId } }, moment));
    } catch (error) {
      await turn.end();
      throw error;
    }
    return async (tell: (event: api.ChatEvent) => void) => {
      try {
        const asker = { principal, today, timeZone: given.config.timeZone };
        const findPerson = () => findUser(db, userId, dataKeys);
        const asked = { text: lastQuestion(body), earlier: body.messages.slice(0, -1) };
        const question = { ...asked, today, tell, findPerson, log: log() };
        const tasks = given.tasks ?? runInThisThread(db);
        const answer = await withDeadline(
          (signal) =>
            chooseAssistant(given, db).answer({ ...question, signal }, portfolioAccess(tasks, asker, signal)),
          { gone: gone() },
        );
        for (const text of chunkText(answer.content)) tell({ event: 'piece', text });
        return answer;
      } catch (error) {
        throw withApology(error, incoming);
      } finally {
        await turn.end();
      }
    };
  });
}

export function chatRoutes(given: ChatRoutesOptions): readonly Route[] {
  const { assistant: model } = given.config;
  const host = model === undefined ? null : new URL(model.baseUrl).host;
  return [
    chatRoute(given),

    route(api.findModelHost, () => Promise.resolve({ host })),

    route(api.findModelInput, async ({ db, principal, incoming }) => {
      if (model === undefined) return { host: null, sent: null };
      const person = await findUser(db, principal.userId, incoming.dataKeys);
      const { today } = incoming;
      const asker = { principal, today, timeZone: given.config.timeZone };
      const { lookups } = portfolioAccess(given.tasks ?? runInThisThread(db), asker, incoming.gone());
      return { host, sent: await describeModelInput({ config: model, person, today }, lookups) };
    }),
  ];
}
