import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { forgotPassword, login } from '#api/people/auth';
import { addUser, resetUserPassword } from '#api/people/users';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { anSmtpServer, type SmtpServer } from '../../../testing/processes/an-smtp-server.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { createLog } from '../runtime/log.ts';
import { newMailer, type Mailer } from './mailer.ts';
import { sendDueMails } from './send-outbox.ts';

let server: SmtpServer;
let mailer: Mailer;
let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  server = await anSmtpServer();
  mailer = newMailer({ mail: server.mail, dataDir: '/nowhere' }, { connectionMs: 5_000, silenceMs: 200 });
  app = await startTestApp({}, { mailSender: mailer });
  admin = await anAdministrator(app);
});
afterEach(() => app.stop());

const fields = { username: 'Anna', email: 'anna@example.com', phoneNumber: '1', bulstatOrEgn: '1' };
const log = createLog({ logLevel: 'silent' });
const sendDue = () => sendDueMails({ db: app.db, mailer, log, now: app.clock.now });

describe.each(['refuses', 'hangs', 'drops'] as const)('if the mail server %s', (manner) => {
  beforeEach(() => server.behave(manner));

  it('no user is added, and nobody gets an email (SEC-89)', async () => {
    const add = { token: admin.token, body: fields };
    expect(await app.refusal(addUser, add)).toMatchObject({ status: 502, code: 'mail_refused' });
    server.behave('accepts');
    await app.answer(addUser, add);
    expect(server.taken.map(({ to }) => to)).toEqual([['anna@example.com']]);
  });

  it('no password is reset: the old one and the sessions remain (SEC-88)', async () => {
    const user = await aUser(app);
    const problem = await app.refusal(resetUserPassword, { token: admin.token, params: { id: user.userId } });
    expect(problem).toMatchObject({ status: 502, code: 'mail_refused' });
    expect((await app.request(findMyAccount, { token: user.token })).status).toBe(200);
    await app.answer(login, { body: user });
  });

  it('a password reset is accepted as usual, and its link sent later, once (REL-09)', async () => {
    const { email } = await aUser(app);
    expect((await app.request(forgotPassword, { body: { email } })).status).toBe(202);
    await sendDue();
    expect(server.taken).toEqual([]);
    server.behave('accepts');
    app.clock.advance({ minutes: 1 });
    await sendDue();
    await sendDue();
    expect(server.taken.map(({ to }) => to)).toEqual([[email]]);
  });
});
