import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { stopRemindersOfToken } from './stop-reminders.ts';

export const unsubscribeUrl = (token: string, appUrl: string) => `${appUrl}/unsubscribe/${token}`;

/** What a mail program sends with it says nothing: 'List-Unsubscribe=One-Click', as a form. */
const MAX_BODY_BYTES = 1_000;

/**
 * `POST /unsubscribe/TOKEN`: the one click of a mail program, which cannot sign in (RFC 8058). The same address opened in a
 * browser asks first, for programs that look for viruses open every link.
 */
export function registerUnsubscribe(app: FastifyInstance, { db }: { readonly db: Database }): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, parsed) => parsed(null),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      // A click too many is no error: the reminders have stopped.
      await inTransaction(db, (tx) => stopRemindersOfToken(tx, params.token));
      return reply.code(204).send();
    });
    done();
  });
}
