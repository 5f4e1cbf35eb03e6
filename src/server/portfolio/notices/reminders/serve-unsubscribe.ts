import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { stopRemindersByToken } from './stop-reminders.ts';

export const unsubscribeUrl = (token: string, appUrl: string) => `${appUrl}/unsubscribe/${token}`;

/** Mail programs send the form 'List-Unsubscribe=One-Click', which is ignored. */
const MAX_BODY_BYTES = 1_000;

/**
 * Serves `POST /unsubscribe/TOKEN`: one-click unsubscribe of mail programs, which cannot sign in (RFC 8058). The same URL in a
 * browser asks for confirmation, because virus scanners open every link.
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
      // An unknown token is no error: a second click finds the reminders already stopped.
      await inTransaction(db, (tx) => stopRemindersByToken(tx, params.token));
      return reply.code(204).send();
    });
    done();
  });
}
