import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalendarFeed, listMyCalendarFeeds } from '#api/portfolio/calendar-feeds';
import { changeMyReminders, findMyReminders, stopReminders } from '#api/portfolio/reminders';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { aCalendarFeed } from '../../../testing/factories/a-calendar-feed.ts';
import { aReminder } from '../../../testing/factories/a-reminder.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { readConfig } from '../../platform/config/config.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(readConfig({ REMINDERS: 'off', CALENDAR_FEEDS: 'off' }));
});
afterAll(() => app.stop());

test('calendar URLs that are switched off are not found, neither existing nor new ones', async () => {
  const { userId, token } = await aUser(app);
  const { path } = await aCalendarFeed(app, userId);
  expect((await app.fastify.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  const body = { name: 'Phone', withAmounts: false };
  expect(await app.refusal(addCalendarFeed, { token, body })).toMatchObject({ status: 404 });
  expect(await app.refusal(listMyCalendarFeeds, { token })).toMatchObject({ status: 404 });
});

test('reminders that are switched off are not found, but can still be stopped', async () => {
  const { userId, token } = await aUser(app);
  const unsubscribe = await aReminder(app, userId);
  const body = { couponDays: 3, maturities: true, freeMoneyFrom: null, withAmounts: false };
  expect(await app.refusal(findMyReminders, { token })).toMatchObject({ status: 404 });
  expect(await app.refusal(changeMyReminders, { token, body })).toMatchObject({ status: 404 });
  await app.answer(stopReminders, { body: { token: unsubscribe } });
  expect(await app.db.selectFrom('reminders').selectAll().execute()).toEqual([]);
});
