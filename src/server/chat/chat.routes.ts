import * as api from '#api/chat';
import { ownRows } from '../access/scope.ts';
import { findExchangeRates } from '../exchange-rates/rates-in-use.ts';
import { ApiError } from '../http/api-error.ts';
import { route, type Route } from '../http/route.ts';
import { addressKey } from '../limits/address-key.ts';
import { countAttempt } from '../limits/attempts.store.ts';
import { LIMITS } from '../limits/limits.ts';
import { refuseForNow } from '../limits/too-many-attempts.ts';
import type { Assistant } from './assistant.ts';
import { asEventsWhereAsked } from './as-events.ts';
import { inTime } from './in-time.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { toolsFor } from './tools/tools.ts';

function lastOf({ messages }: { readonly messages: readonly api.ChatMessage[] }): string {
  const last = messages.at(-1);
  if (last === undefined) throw new ApiError('invalid_fields', 'messages must not be empty.');
  return last.content;
}

export function chatRoutes(assistant: Assistant): readonly Route[] {
  const alone = oneAtATime();
  const chat = route(api.chat, ({ db, session, body, now, today, incoming }) =>
    alone(session.userId, async () => {
      const tally = { limit: LIMITS.chatOfUser, of: { userId: session.userId } };
      refuseForNow(await countAttempt(db, tally, { now, address: addressKey(incoming.ip) }));
      const rates = await findExchangeRates(db, today);
      const tools = toolsFor({ db, scope: ownRows(session), today, rates });
      const question = { text: lastOf(body), earlier: body.messages.slice(0, -1), today };
      return inTime((signal) => assistant.answer({ ...question, signal }, tools));
    }),
  );
  return [asEventsWhereAsked(chat)];
}
