import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as api from '#api/portfolio/reminders';
import { calendarDate } from '#domain/calendar-date';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aReminder } from '../../../../testing/factories/a-reminder.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { anSmtpServer } from '../../../../testing/processes/an-smtp-server.ts';
import { newMailer } from '../../../platform/mail/mailer.ts';
import { sendDueMails } from '../../../platform/mail/send-outbox.ts';
import { createLog } from '../../../platform/runtime/log.ts';
import { sendReminders } from './send-reminders.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('reminders').execute();
  await app.db.deleteFrom('outbox').execute();
  user = await aUser(app);
  await aBond(app, user.userId, {
    isin: 'BG2030026111',
    nominal: '10000',
    coupon_percent: '2.25',
    coupon_frequency: 2,
    settlement_date: calendarDate('2026-03-18'),
    maturity_date: calendarDate('2028-01-21'),
  });
});

/** Runs the job at this time. */
const lookAt = (instant: string, reminders = true) =>
  sendReminders(
    {
      db: app.db,
      config: { timeZone: 'Europe/Sofia', appUrl: 'https://kupon.example', reminders },
      now: () => new Date(instant),
      log: { error: (problem: unknown) => expect.unreachable(String(problem)) },
    },
    new AbortController().signal,
  );

const mails = () =>
  app.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'unsubscribe_url'])
    .orderBy('id')
    .execute();

describe('a digest', () => {
  it('names coming payments, without amounts, and how to stop the emails', async () => {
    const token = await aReminder(app, user.userId);
    await lookAt('2027-01-18T08:00:00+02:00');
    const stop = `https://kupon.example/unsubscribe/${token}`;
    const [sent] = await mails();
    expect(sent).toMatchObject({
      recipient: user.email,
      subject: 'Kupon: a payment on 21 Jan 2027',
      unsubscribe_url: stop,
    });
    const body = sent?.body ?? '';
    expect(body).toContain('21 Jan 2027  Coupon BG2030026111');
    expect(body).not.toContain('112');
    expect(body).toContain(stop);
  });

  it('has amounts on request, in the language of the user', async () => {
    await aReminder(app, user.userId, { with_amounts: true, free_money_from: '100' });
    await app.db.updateTable('users').set({ language: 'bg' }).where('id', '=', user.userId).execute();
    await lookAt('2027-01-18T08:00:00+02:00');
    const [sent] = await mails();
    const body = sent?.body ?? '';
    expect(sent?.subject).toBe('Kupon: плащане на 21.01.2027 г.');
    expect(body).toContain('Купон BG2030026111: 112,50 EUR');
    expect(body).toMatch(/112,50\s€/);
  });

  it('is sent once, whichever of two servers checks, and however often', async () => {
    await aReminder(app, user.userId);
    await Promise.all([lookAt('2027-01-18T08:00:00+02:00'), lookAt('2027-01-18T08:00:00+02:00')]);
    await lookAt('2027-01-18T15:00:00+02:00');
    await lookAt('2027-01-19T08:00:00+02:00');
    expect(await mails()).toHaveLength(1);
  });

  it('is sent at eight o’clock in the time zone, also on the days when the clocks change', async () => {
    await aReminder(app, user.userId, { coupon_days: 7 });
    await app.db
      .updateTable('bonds')
      .set({ maturity_date: calendarDate('2027-09-30') })
      .execute();
    // On 28 March 2027 the clocks go from 03:00 to 04:00.
    await lookAt('2027-03-28T04:59:59Z');
    expect(await mails()).toEqual([]);
    await lookAt('2027-03-28T05:00:00Z');
    expect(await mails()).toHaveLength(1);
    await lookAt('2027-03-28T21:30:00Z');
    const { last_day } = await app.db.selectFrom('reminders').select('last_day').executeTakeFirstOrThrow();
    expect(last_day).toBe('2027-03-28');
  });

  it('is sent later if the server was down at eight', async () => {
    await aReminder(app, user.userId);
    await lookAt('2027-01-18T22:30:00+02:00');
    expect(await mails()).toHaveLength(1);
  });

  it('waits while the mail server is away, and is sent once when it is back', async () => {
    const server = await anSmtpServer();
    const limits = { connectionMs: 5_000, silenceMs: 200 };
    const mailer = newMailer({ mail: server.mail, dataDir: '/nowhere' }, limits);
    const log = createLog({ logLevel: 'silent' });
    const sendAt = (instant: string) =>
      sendDueMails({ db: app.db, mailer, log, now: () => new Date(instant) });
    const token = await aReminder(app, user.userId);
    await lookAt('2027-01-18T08:00:00+02:00');
    server.behave('refuses');
    await sendAt('2027-01-18T08:00:05+02:00');
    await lookAt('2027-01-18T09:00:00+02:00');
    expect(server.taken).toEqual([]);
    expect(await mails()).toHaveLength(1);
    server.behave('accepts');
    await Promise.all([sendAt('2027-01-18T12:00:00+02:00'), sendAt('2027-01-18T12:00:00+02:00')]);
    await lookAt('2027-01-18T12:01:00+02:00');
    await sendAt('2027-01-18T12:02:00+02:00');
    expect(server.taken.map(({ to }) => to)).toEqual([[user.email]]);
    expect(server.taken[0]?.text).toContain(token);
    expect(await mails()).toEqual([]);
  });

  it('is not created if the server has reminders switched off', async () => {
    await aReminder(app, user.userId);
    await lookAt('2027-01-18T08:00:00+02:00', false);
    expect(await mails()).toEqual([]);
  });

  it('is not created if there is nothing to say', async () => {
    await aReminder(app, user.userId);
    await lookAt('2027-01-10T08:00:00+02:00');
    expect(await mails()).toEqual([]);
  });
});

describe('the reminder settings', () => {
  it('are off at first, and then as chosen', async () => {
    const none = { couponDays: null, maturities: false, freeMoneyFrom: null, withAmounts: false };
    expect(await app.answer(api.findMyReminders, user)).toEqual(none);
    const body = { couponDays: 7, maturities: true, freeMoneyFrom: 5_000.5, withAmounts: true } as const;
    expect(await app.answer(api.changeMyReminders, { ...user, body })).toEqual(body);
    expect(await app.answer(api.findMyReminders, user)).toEqual(body);
    expect(await app.answer(api.changeMyReminders, { ...user, body: none })).toEqual(none);
    expect(await app.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['couponDays', 2],
    ['couponDays', '3'],
    ['freeMoneyFrom', 0],
    ['freeMoneyFrom', -1],
    ['maturities', null],
  ])('cannot be %s %j', async (field, value) => {
    const body = { couponDays: 3, maturities: true, freeMoneyFrom: null, withAmounts: false, [field]: value };
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' };
    const refused = await app.fastify.inject({
      method: 'PUT',
      url: '/api/account/reminders',
      headers,
      payload: body,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ path: field }] });
  });
});

describe('one click', () => {
  it('stops them from an email program, which is not a browser, and again without an error', async () => {
    const token = await aReminder(app, user.userId);
    const click = () =>
      app.fastify.inject({
        method: 'POST',
        url: `/unsubscribe/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).statusCode).toBe(204);
    expect(await app.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
    expect((await click()).statusCode).toBe(204);
  });

  it('with a token that no reminder can have stops nothing', async () => {
    const token = await aReminder(app, user.userId);
    const url = `/unsubscribe/${token}%00`;
    expect((await app.fastify.inject({ method: 'POST', url })).statusCode).toBe(204);
    const refused = await app.refusal(api.stopReminders, { body: { token: `${token}\0` } });
    expect(refused).toMatchObject({ code: 'not_found' });
    expect(await app.db.selectFrom('reminders').select('user_id').execute()).toHaveLength(1);
  });

  it('stops them on the page of the link, once', async () => {
    const token = await aReminder(app, user.userId);
    await app.answer(api.stopReminders, { body: { token } });
    expect(await app.refusal(api.stopReminders, { body: { token } })).toMatchObject({ code: 'not_found' });
  });
});
