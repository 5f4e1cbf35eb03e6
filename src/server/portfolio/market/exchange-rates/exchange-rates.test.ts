import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { listMyBonds } from '#api/portfolio/bonds';
import { findActiveRates, loadRates } from '#api/portfolio/instruments/exchange-rates';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { listRates } from './exchange-rates.store.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  // In the tests, today is Monday, 2 March 2026.
  app = await startTestApp();
  ({ token } = await anAdministrator(app));
});
afterEach(() => app.db.deleteFrom('exchange_rates').execute());
afterAll(() => app.stop());

const csv = (...rows: readonly string[]) => ['Date,USD,JPY,TRY,', ...rows].join('\n');
const load = (...rows: readonly string[]) => app.answer(loadRates, { token, body: { text: csv(...rows) } });
const stored = () =>
  app.db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'units_per_euro'])
    .orderBy('day')
    .orderBy('currency', 'desc')
    .execute();

const THURSDAY = '2026-02-26,1.1801,N/A,51.1,';
const FRIDAY = '2026-02-27,1.1753,184.10,51.2,';

/** Currencies that the European Central Bank has published and that Kupon does not know. */
const FORMER_CURRENCIES = ['CYP', 'EEK', 'HRK', 'LTL', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL', 'ISK', 'RUB', 'BRL', 'IDR', 'ILS', 'INR', 'MXN', 'MYR', 'PHP', 'THB', 'ZAR']; // prettier-ignore

const IN_USE = {
  source: 'ecb',
  day: '2026-02-27',
  quotation: 'units-per-euro',
  rates: [
    { currency: 'USD', rate: 1.1753 },
    { currency: 'JPY', rate: 184.1 },
    { currency: 'BGN', rate: 1.95583 },
  ],
};

describe('the exchange rates in use', () => {
  it('are the fixed indicative ones until others are loaded', async () => {
    expect(await app.answer(findActiveRates, { token })).toEqual({
      source: 'specification',
      day: null,
      quotation: 'euro-per-unit',
      rates: [
        { currency: 'USD', rate: 0.92 },
        { currency: 'GBP', rate: 1.17 },
        { currency: 'BGN', rate: 0.51 },
      ],
      storedDays: null,
      fetch: null,
    });
  });

  it('are those of the newest loaded day, the lev at its legal rate', async () => {
    await load(FRIDAY, THURSDAY);
    const storedDays = { first: '2026-02-26', last: '2026-02-27', count: 2 };
    expect(await app.answer(findActiveRates, { token })).toEqual({ ...IN_USE, storedDays, fetch: null });
  });
});

describe('a file of rates', () => {
  it('is stored with the published decimals, and the answer says what was stored', async () => {
    expect(await load(FRIDAY, THURSDAY)).toEqual({
      storedDays: ['2026-02-26', '2026-02-27'],
      keptDays: [],
      inUse: IN_USE,
    });
    expect(await stored()).toEqual([
      { day: '2026-02-26', currency: 'USD', units_per_euro: '1.1801' },
      { day: '2026-02-27', currency: 'USD', units_per_euro: '1.1753' },
      { day: '2026-02-27', currency: 'JPY', units_per_euro: '184.10' },
    ]);
  });

  it('that is older than the stored rates adds only missing days', async () => {
    await load(FRIDAY, '2026-02-25,1.1700,183,51,');
    const answer = await load(THURSDAY, '2026-02-25,9,9,9,');
    expect(answer).toEqual({ storedDays: ['2026-02-26'], keptDays: ['2026-02-25'], inUse: IN_USE });
    const rates = (await stored()).map(({ day, currency, units_per_euro }) => [
      day,
      currency,
      units_per_euro,
    ]);
    expect(rates).toContainEqual(['2026-02-25', 'USD', '1.1700']);
    expect(rates).toContainEqual(['2026-02-26', 'USD', '1.1801']);
  });

  it('of the newest day corrects that day, but not earlier ones', async () => {
    await load('2026-02-27,1.1111,180,51,', THURSDAY);
    expect((await load(FRIDAY)).inUse).toEqual(IN_USE);
    expect((await stored()).map(({ units_per_euro }) => units_per_euro)).toEqual([
      '1.1801',
      '1.1753',
      '184.10',
    ]);
  });

  it('with rates that are already stored changes nothing, so that sums in euro stay the same', async () => {
    await load(FRIDAY, THURSDAY);
    const times = () =>
      app.db
        .selectFrom('exchange_rates')
        .select(['day', sql<Date>`stored_at`.as('at')])
        .execute();
    const before = await times();
    expect(await load(FRIDAY, '2026-02-26,1.18010,N/A,50,')).toMatchObject({
      storedDays: [],
      keptDays: ['2026-02-26', '2026-02-27'],
    });
    expect(await times()).toEqual(before);
  });

  it('may be loaded twice at the same time', async () => {
    const answers = await Promise.all([load(FRIDAY), load(FRIDAY), load(THURSDAY)]);
    expect(answers).toHaveLength(3);
    expect(await stored()).toHaveLength(3);
  });

  it('may be the XML of the bank', async () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="g" xmlns="e"><Cube>' +
      "<Cube time='2026-02-27'><Cube currency='USD' rate='1.1753'/><Cube currency='JPY' rate='184.10'/></Cube>" +
      '</Cube></gesmes:Envelope>';
    const { status, answer } = await app.request(loadRates, { token, body: { text } });
    expect(status).toBe(201);
    expect(answer?.inUse).toEqual(IN_USE);
  });

  test.each([
    ['of a day to come', csv('2026-03-03,1.1753,184.10,51.2,'), /rates of a day in the future/],
    ['with a broken rate', csv('2026-02-27,1.17.53,184.10,51.2,'), /positive numbers like 1\.1753/],
    ['of something else', '<html></html>', /European Central Bank/],
    ['with a DOCTYPE', '<!DOCTYPE gesmes:Envelope><gesmes:Envelope/>', /must not contain a DOCTYPE/],
    ['that is still packed', 'PK\u0003\u0004eurofxref-hist.csv', /must not be a ZIP archive/],
  ])('%s is refused completely, with a sentence', async (_what, text, sentence) => {
    const problem = await app.refusal(loadRates, { token, body: { text } });
    expect(problem).toMatchObject({ status: 400, code: 'invalid_fields', errors: [{ path: 'text' }] });
    expect(problem.detail).toMatch(sentence);
    expect(await stored()).toEqual([]);
  });

  test.each([{}, { text: 7 }, { text: null }])('must be sent as text, not as %j', async (body) => {
    const problem = await app.refusal(loadRates, { token, body });
    expect(problem.errors).toMatchObject([{ path: 'text', message: 'must be the text of a file' }]);
  });

  it('of more than 16 MiB is too large', async () => {
    const longest = 16 * 1_048_576;
    const send = (text: string) => app.refusal(loadRates, { token, body: { text } });
    expect(await send('x'.repeat(longest))).toMatchObject({ errors: [{ path: 'text', rule: 'rates_file' }] });
    expect(await send('x'.repeat(longest + 1))).toMatchObject({
      errors: [{ path: 'text', rule: 'too_long', values: { max: longest } }],
    });
    expect(await send('x'.repeat(20 * 1_048_576))).toMatchObject({
      status: 413,
      detail: 'The body may have at most 20 MiB.',
    });
  });

  it('that is large is not read from a user who may not load it', async () => {
    const user = await aUser(app);
    const text = 'x'.repeat(20 * 1_048_576);
    expect((await app.refusal(loadRates, { body: { text } })).code).toBe('not_signed_in');
    expect((await app.refusal(loadRates, { token: user.token, body: { text } })).code).toBe('not_allowed');
  });
});

/** Rates of all currencies of the bank for every bank day since 1999. */
function wholeHistory() {
  const currencies = ['TRY', ...CURRENCIES, ...FORMER_CURRENCIES];
  const codes = currencies.filter((code) => code !== 'EUR' && code !== 'BGN');
  const days = Array.from({ length: 7_000 }, (_, day) => addDays(calendarDate('2026-02-27'), -day));
  return { codes, days };
}

function asCsv({ codes, days }: ReturnType<typeof wholeHistory>): string {
  const rates = codes.map((_, at) => `${at + 1}.2345`).join(',');
  return [`Date,${codes.join(',')},`, ...days.map((day) => `${day},${rates},`)].join('\n');
}

function asXml({ codes, days }: ReturnType<typeof wholeHistory>): string {
  const rates = codes.map((code, at) => `<Cube currency="${code}" rate="${at + 1}.2345"/>`).join('');
  const cubes = days.map((day) => `<Cube time="${day}">${rates}</Cube>`).join('');
  return `<gesmes:Envelope xmlns:gesmes="g" xmlns="e"><Cube>${cubes}</Cube></gesmes:Envelope>`;
}

test('the whole history of the bank can be stored from its XML, and its CSV then changes nothing', async () => {
  const history = wholeHistory();
  const storedDays = history.days.toReversed();
  expect(await app.answer(loadRates, { token, body: { text: asXml(history) } })).toMatchObject({
    storedDays,
    keptDays: [],
  });
  const range = { first: storedDays[0], last: '2026-02-27', count: storedDays.length };
  expect((await app.answer(findActiveRates, { token })).storedDays).toEqual(range);
  expect(await app.answer(loadRates, { token, body: { text: asCsv(history) } })).toMatchObject({
    storedDays: [],
    keptDays: storedDays,
  });
});

describe('the rates of a period', () => {
  const list = (from: string, to: string) =>
    listRates(app.db, { currencies: ['USD', 'JPY'], from: calendarDate(from), to: calendarDate(to) });

  it('are listed in one query, with the last rate before it', async () => {
    await load(FRIDAY, THURSDAY, '2026-02-24,1.17,183,51,', '2026-02-23,1.16,182,50,');
    expect(await list('2026-02-25', '2026-02-26')).toEqual([
      { currency: 'JPY', day: '2026-02-24', unitsPerEuro: '183' },
      { currency: 'USD', day: '2026-02-24', unitsPerEuro: '1.17' },
      { currency: 'USD', day: '2026-02-26', unitsPerEuro: '1.1801' },
    ]);
  });

  it('begin later if no earlier ones are known', async () => {
    await load(FRIDAY);
    const rates = await list('2026-02-20', '2026-03-01');
    expect(rates.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-27']);
    expect(await list('2026-02-20', '2026-02-26')).toEqual([]);
  });
});

describe("my bonds' sums", () => {
  const fetchSummary = async (owner: { readonly token: string }) =>
    (await app.answer(listMyBonds, { token: owner.token })).summary;

  it('are computed at the loaded rates, and name their source and day', async () => {
    const owner = await aUser(app);
    const trade = { buy_price: '100', market_price: '110', nominal: '1000' };
    for (const currency of ['EUR', 'USD', 'BGN', 'JPY', 'CHF'] as const) {
      await aBond(app, owner.userId, { ...trade, currency });
    }
    // 1,000 + 920 + 510, and two bonds counted at a rate of 1.
    expect(await fetchSummary(owner)).toMatchObject({
      portfolioValue: 4_430,
      rates: { source: 'specification', day: null, countedAtOne: ['CHF', 'JPY'] },
    });
    await load(FRIDAY);
    // 1,000 + 1,000 / 1.1753 + 1,000 / 1.95583 + 1,000 / 184.10, and one bond counted at a rate of 1.
    expect(await fetchSummary(owner)).toMatchObject({
      portfolioValue: 3_367.57,
      totalProfit: 336.76,
      rates: { source: 'ecb', day: '2026-02-27', countedAtOne: ['CHF'] },
    });
  });

  test.each([
    ['100', 51.13],
    ['1', 0.51],
    ['5.50', 2.81],
    ['2000', 1_022.58],
    ['195583', 100_000],
    ['10000000', 5_112_918.81],
    ['100000', 51_129.19],
  ])('count %s lev as %d euro', async (nominal, euro) => {
    await load(FRIDAY);
    const owner = await aUser(app);
    await aBond(app, owner.userId, { buy_price: '100', market_price: '100', nominal, currency: 'BGN' });
    expect((await fetchSummary(owner)).portfolioValue).toBe(euro);
  });

  it('never use rates of future days', async () => {
    await load(THURSDAY);
    await app.db
      .insertInto('exchange_rates')
      .values({ day: '2026-03-03', currency: 'USD', units_per_euro: '1' })
      .execute();
    expect((await fetchSummary(await aUser(app))).rates.day).toBe('2026-02-26');
  });
});

test.each([findActiveRates, loadRates])('$method $path requires an administrator', async (endpoint) => {
  expect((await app.refusal(endpoint, { body: { text: csv(FRIDAY) } })).code).toBe('not_signed_in');
  const user = await aUser(app);
  const problem = await app.refusal(endpoint, { token: user.token, body: { text: csv(FRIDAY) } });
  expect(problem.code).toBe('not_allowed');
  expect(await stored()).toEqual([]);
});
