import { afterEach, beforeEach, expect, it } from 'vitest';
import { register } from '#api/people/auth';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { inTransaction } from '../database/transaction.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../runtime/log.ts';
import { insertMail, leaseMail } from './outbox.store.ts';
import { sendOutboxJob } from './send-outbox.job.ts';
import { sendDueMails } from './send-outbox.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const mail = { to: 'anna@example.com', subject: 'Subject', text: 'Text' };
const post = (text = 'Text') =>
  inTransaction(app.db, (tx) =>
    insertMail(tx, { mail: { ...mail, text }, userId: undefined, now: app.clock.now() }),
  );
const sending = () => ({
  db: app.db,
  mailer: app.mailer,
  now: app.clock.now,
  log: createLog({ logLevel: 'silent' }),
});
const sendDue = () => sendDueMails(sending());
const rowsLeft = async () => (await app.db.selectFrom('outbox').selectAll().execute()).length;

it('an email is sent after its cause is committed, and then not kept', async () => {
  await inTransaction(app.db, async (tx) => {
    await insertMail(tx, { mail, userId: undefined, now: app.clock.now() });
    await sendDue();
    expect(app.mailer.mails).toEqual([]);
  });
  await sendDue();
  expect(app.mailer.mails).toEqual([mail]);
  expect(await rowsLeft()).toBe(0);
});

it('an email whose cause was rolled back is never sent', async () => {
  await expect(
    inTransaction(app.db, async (tx) => {
      await insertMail(tx, { mail, userId: undefined, now: app.clock.now() });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await sendDue();
  expect(app.mailer.mails).toEqual([]);
});

it('emails are sent once and in order, however many servers send', async () => {
  for (let i = 0; i < 20; i += 1) await post(`mail ${i}`);
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  const texts = app.mailer.mails.map(({ text }) => text);
  expect(texts).toHaveLength(20);
  expect(new Set(texts).size).toBe(20);
});

it('a refused email is tried again after a pause that doubles (REL-09)', async () => {
  await post();
  app.mailer.refuse(true);
  await sendDue();
  app.mailer.refuse(false);
  app.clock.advance({ seconds: 59 });
  await sendDue();
  expect(app.mailer.mails).toEqual([]);
  app.mailer.refuse(true);
  app.clock.advance({ seconds: 1 });
  await sendDue();
  app.mailer.refuse(false);
  app.clock.advance({ seconds: 119 });
  await sendDue();
  expect(app.mailer.mails).toEqual([]);
  app.clock.advance({ seconds: 1 });
  await sendDue();
  expect(app.mailer.mails).toEqual([mail]);
});

it('an email that cannot be delivered is given up after a day', async () => {
  await post();
  app.mailer.refuse(true);
  for (let hour = 0; hour < 26; hour += 1) {
    await sendDue();
    app.clock.advance({ hours: 1 });
  }
  expect(await rowsLeft()).toBe(0);
});

it('if a server stops while sending an email, another one sends it two minutes later', async () => {
  await post();
  const now = app.clock.now();
  await leaseMail(app.db, { now, leaseEnd: new Date(now.getTime() + 120_000) });
  await sendDue();
  expect(app.mailer.mails).toEqual([]);
  app.clock.advance({ minutes: 2 });
  await sendDue();
  expect(app.mailer.mails).toEqual([mail]);
});

it('the outbox sends emails until it is stopped', async () => {
  await post();
  const jobs = startJobs([sendOutboxJob], sending());
  await expect.poll(() => app.mailer.mails).toEqual([mail]);
  await jobs.stop();
});

it('the owner of a taken address gets their email, with the configured address in its links (SEC-26, SEC-81)', async () => {
  const { email } = await aUser(app);
  await app.refusal(register, {
    body: { username: 'x', email, password: 'a long password', phoneNumber: '1', bulstatOrEgn: '1' },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  await sendDue();
  const [sent] = app.mailer.mails;
  expect(sent!.to).toBe(email);
  expect(sent!.text).toContain(`${app.config.appUrl}/login`);
  expect(sent!.text).not.toContain('evil');
});
