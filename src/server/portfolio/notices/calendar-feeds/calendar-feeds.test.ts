import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addCalendarFeed, listMyCalendarFeeds, removeCalendarFeed } from '#api/portfolio/calendar-feeds';
import { findMyIncome } from '#api/portfolio/figures/income';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCalendarFeed } from '../../../../testing/factories/a-calendar-feed.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-22T10:00:00Z'));
});
afterAll(() => app.stop());

/** Holds a bond (nominal 10,000, semi-annual coupon of 2.25 %, maturity 2028-01-21) and a share that pays in January. */
async function aHolder(): Promise<TestUser & { readonly bond: Awaited<ReturnType<typeof aBond>> }> {
  const user = await aUser(app);
  const bond = await aBond(app, user.userId, {
    isin: 'BG2030026111',
    coupon_percent: '2.25',
    maturity_date: '2028-01-21',
    coupon_frequency: 2,
    day_count: 'ACT/ACT-ICMA',
    buy_date: '2026-03-12',
    settlement_date: '2026-03-16',
  });
  const name = 'Дружество, „Пример“; АД\\';
  const share = await anEtfOrShare(app, user.userId, { kind: 'share', isin: 'BG1100001006', name });
  await aDistribution(app, share, { pay_day: '2027-01-15', gross: '10.00' });
  return { ...user, bond };
}

let askers = 0;

/** Each call comes from a new IP address, unless one is passed. */
async function read(path: string, headers: Record<string, string> = {}, ip?: string) {
  askers += 1;
  const remoteAddress = ip ?? `10.9.0.${askers}`;
  const {
    statusCode,
    payload,
    headers: answered,
  } = await app.fastify.inject({
    method: 'GET',
    url: path,
    headers,
    remoteAddress,
  });
  return { status: statusCode, text: payload, headers: answered };
}

const lines = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1));

/** The first event of this kind. */
function firstEvent(text: string, kind: string) {
  const event = text.split('BEGIN:VEVENT').find((part) => part.includes(`SUMMARY:${kind} `)) ?? '';
  const value = (name: string) => lines(event, name)[0] ?? '';
  const [uid, day, stamp] = [value('UID'), value('DTSTART'), value('DTSTAMP')];
  return { uid, day, stamp, sequence: Number(value('SEQUENCE')) };
}

describe('a calendar address', () => {
  test('is shown once, listed without its token, and serves the days of the income until it is revoked (SEC-128)', async () => {
    const { token } = await aHolder();
    const body = { name: 'Phone', withAmounts: false };
    const { id, url } = await app.answer(addCalendarFeed, { token, body });
    expect(await app.answer(listMyCalendarFeeds, { token })).toEqual([
      { id, name: 'Phone', withAmounts: false, createdAt: '2026-11-22T10:00:00.000Z', lastUsedAt: null },
    ]);
    const path = new URL(url).pathname;
    const { status, text, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect(lines(text, 'DTSTART')).toEqual([
      '20270115',
      '20270121',
      '20270721',
      '20280115',
      '20280121',
      '20280121',
    ]);
    expect(lines(text, 'SUMMARY')).toEqual([
      String.raw`Dividend BG1100001006\, Дружество\, „Пример“\; АД\\`,
      'Coupon BG2030026111',
      'Coupon BG2030026111',
      String.raw`Dividend BG1100001006\, Дружество\, „Пример“\; АД\\ (estimated)`,
      'Coupon BG2030026111',
      'Redemption BG2030026111',
    ]);
    expect(text).not.toContain('112.50');
    const [feed] = await app.answer(listMyCalendarFeeds, { token });
    expect(feed!.lastUsedAt).toBe('2026-11-22T10:00:00.000Z');

    await app.answer(removeCalendarFeed, { token, params: { id } });
    expect((await read(path)).status).toBe(404);
    expect(await app.answer(listMyCalendarFeeds, { token })).toEqual([]);
  });

  test('with amounts contains them, in the language of its user', async () => {
    const { userId } = await aHolder();
    await app.db.updateTable('users').set({ language: 'bg' }).where('id', '=', userId).execute();
    const { path } = await aCalendarFeed(app, userId, { with_amounts: true });
    const summaries = lines((await read(path)).text, 'SUMMARY');
    expect(summaries).toContain(String.raw`Купон BG2030026111: 112\,50 EUR`);
    expect(summaries).toContain('Падеж BG2030026111: 10\u00a0000\\,00 EUR');
  });

  test('returns the same bytes while nothing changes, and 304; a payment changes them', async () => {
    const { userId, bond } = await aHolder();
    const { path } = await aCalendarFeed(app, userId, { with_amounts: true });
    const first = await read(path);
    app.clock.set(new Date('2026-11-22T11:00:00Z'));
    const again = await read(path, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
    // A proxy that compresses the answer makes the tag weak.
    for (const known of [`W/${first.headers['etag']}`, `"other", W/${first.headers['etag']}`])
      expect((await read(path, { 'if-none-match': known })).status).toBe(304);
    expect((await read(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    await aPayment(app, bond, { profit: '112.50', payment_date: '2027-01-21' });
    const changed = await read(path, { 'if-none-match': String(first.headers['etag']) });
    expect(changed.status).toBe(200);
    const [before, after] = [first, changed].map(({ text }) =>
      Math.max(...lines(text, 'SEQUENCE').map(Number)),
    );
    expect(after).toBeGreaterThan(before!);
    expect(lines(changed.text, 'UID')).toEqual(lines(first.text, 'UID'));
  });

  test('raises the sequence of the events that another row or the name of the security changes', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId, { with_amounts: true });
    const coupon = async () => firstEvent((await read(path)).text, 'Coupon');
    const first = await coupon();
    expect(first.sequence).toBe(0);
    const sale = { direction: 'Sell' as const, nominal: '4000', buy_date: '2026-11-20' };
    await aBond(app, userId, { isin: 'BG2030026111', ...sale });
    const second = await coupon();
    expect(second).toMatchObject({ uid: first.uid, sequence: 1 });

    app.clock.set(new Date('2026-11-22T12:34:56Z'));
    await app.db
      .updateTable('instruments')
      .set({ name: 'Bulgaria 2028' })
      .where('isin', '=', 'BG2030026111')
      .execute();
    expect(await coupon()).toEqual({ ...second, sequence: 2, stamp: '20261122T123456Z' });
    expect(firstEvent((await read(path)).text, 'Dividend').sequence).toBe(0);
    await app.db.updateTable('instruments').set({ name: null }).where('isin', '=', 'BG2030026111').execute();
  });

  test('raises the sequence when its user chooses another language', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    const first = firstEvent((await read(path)).text, 'Coupon');
    await app.db.updateTable('users').set({ language: 'bg' }).where('id', '=', userId).execute();
    const second = firstEvent((await read(path)).text, 'Купон');
    expect(second).toMatchObject({ uid: first.uid, sequence: 1 });
  });

  test('keeps the uid of an event whose day moves with the terms, and raises its sequence', async () => {
    const { userId, bond } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    const first = firstEvent((await read(path)).text, 'Redemption');
    expect(first.uid).toContain(`redemption-${bond}-20280121@`);
    expect(first.day).toBe('20280121');
    await app.db.updateTable('bonds').set({ maturity_date: '2028-01-24' }).where('id', '=', bond).execute();
    const second = firstEvent((await read(path)).text, 'Redemption');
    expect(second).toEqual({ ...first, day: '20280124', sequence: 1, stamp: second.stamp });
  });

  test('read twice at the same moment changes an event once', async () => {
    const { userId, bond } = await aHolder();
    const { path } = await aCalendarFeed(app, userId, { with_amounts: true });
    await read(path);
    await app.db.updateTable('bonds').set({ nominal: '20000' }).where('id', '=', bond).execute();
    const [one, other] = await Promise.all([read(path), read(path)]);
    expect(other.text).toBe(one.text);
    expect(firstEvent(one.text, 'Coupon').sequence).toBe(1);
  });

  test('has the events of the income page', async () => {
    const { userId, token } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    const shown = lines((await read(path)).text, 'DTSTART');
    const query = { from: '2026-08-22', to: '2028-11-22' };
    const { events } = await app.answer(findMyIncome, { token, query });
    expect(shown).toEqual(events.map(({ day }) => day.replaceAll('-', '')));
  });

  test('of many holdings is compressed for programs that accept it', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    const { text } = await read(path);
    const answer = await app.fastify.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(text);
  });

  test('is deleted with its user', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    await app.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await read(path)).status).toBe(404);
  });
});

describe('refused requests', () => {
  it('include guesses: each is not found, and further ones have to wait (SEC-128)', async () => {
    const { userId } = await aHolder();
    const guess = `/calendar/${'A'.repeat(43)}.ics`;
    const answers: number[] = [];
    for (let i = 0; i < 30; i += 1) answers.push((await read(guess, {}, '10.10.0.1')).status);
    expect(new Set(answers)).toEqual(new Set([404]));
    const { path } = await aCalendarFeed(app, userId);
    const waiting = await read(path, {}, '10.10.0.1');
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(path)).status).toBe(200);
  });

  it('include reading it more than 30 times an hour', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    const answers: number[] = [];
    for (let i = 0; i < 31; i += 1) answers.push((await read(path)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });

  it("include revoking another user's, a blank name, and one above the limit", async () => {
    const [owner, other] = [await aHolder(), await aHolder()];
    const { id } = await aCalendarFeed(app, owner.userId);
    const { code } = await app.refusal(removeCalendarFeed, { token: other.token, params: { id } });
    expect(code).toBe('not_found');
    const blank = { name: ' ', withAmounts: false };
    const refused = await app.refusal(addCalendarFeed, { token: owner.token, body: blank });
    expect(refused.errors).toMatchObject([{ path: 'name', rule: 'required' }]);
    for (let i = 1; i < 20; i += 1) await aCalendarFeed(app, owner.userId);
    const body = { name: 'One more', withAmounts: false };
    expect((await app.refusal(addCalendarFeed, { token: owner.token, body })).code).toBe('limit_reached');
  });

  it('do not put the token into the log', async () => {
    const { userId } = await aHolder();
    const { path } = await aCalendarFeed(app, userId);
    await read(path);
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    expect(app.logLines.join('')).not.toContain(token);
    expect(app.logLines.join('')).toContain('/calendar/[token].ics');
  });
});

const PYTHON = '/usr/bin/python3';
const READ_EVENTS = `
import sys, json, icalendar
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
assert not calendar.errors, calendar.errors
events = calendar.walk('VEVENT')
assert all(not event.errors for event in events)
print(json.dumps([[str(e['SUMMARY']), e['DTSTART'].dt.isoformat(), e['DTEND'].dt.isoformat()] for e in events]))
`;
const hasReader = spawnSync(PYTHON, ['-c', 'import icalendar']).status === 0;

test.runIf(hasReader)("Debian's icalendar (python3-icalendar) reads the calendar correctly", async () => {
  const { userId } = await aHolder();
  const { path } = await aCalendarFeed(app, userId);
  const { text } = await read(path);
  const { stdout, stderr } = spawnSync(PYTHON, ['-c', READ_EVENTS], { input: text, encoding: 'utf8' });
  expect(stderr).toBe('');
  const events: unknown = JSON.parse(stdout);
  expect(events).toContainEqual([
    'Dividend BG1100001006, Дружество, „Пример“; АД\\',
    '2027-01-15',
    '2027-01-16',
  ]);
  expect(events).toContainEqual(['Redemption BG2030026111', '2028-01-21', '2028-01-22']);
});
