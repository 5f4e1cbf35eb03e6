import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listBenchmarks, loadBenchmark, removeBenchmark } from '#api/portfolio/figures/benchmarks';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: string;
let user: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-23T10:00:00Z'));
  ({ token: admin } = await anAdministrator(app));
  ({ token: user } = await aUser(app));
});
afterEach(() => app.db.deleteFrom('benchmark_series').execute());
afterAll(() => app.stop());

const ESTR = 'EST.B.EU000A2X2A25.WT';
const HICP = 'ICP.M.U2.N.000000.4.INX';
const ecbFile = (key: string, ...rows: readonly string[]) =>
  ['KEY,FREQ,TIME_PERIOD,OBS_VALUE,TITLE', ...rows.map((row) => `${key},B,${row},"Rate, daily"`)].join('\n');
const body = (name: string, text: string) => ({ name, fileName: 'file.csv', text });
const load = (name: string, text: string) =>
  app.answer(loadBenchmark, { token: admin, body: body(name, text) });

describe('a benchmark', () => {
  it('loaded by an administrator is on everybody’s list, and a later file continues it', async () => {
    const loaded = await load('€STR', ecbFile(ESTR, '2026-11-18,1.931', '2026-11-19,1.929'));
    const series = { name: '€STR', kind: 'overnight', key: ESTR, firstDay: '2026-11-18' };
    expect(loaded).toMatchObject({ series: { ...series, lastDay: '2026-11-19', days: 2 }, storedDays: 2 });

    const later = await load(
      '€str',
      ecbFile(ESTR, '2026-11-18,1.931', '2026-11-19,1.93', '2026-11-20,1.932'),
    );
    expect(later.storedDays).toBe(2);
    await load('Consumer prices', ecbFile(HICP, '2026-09,129', '2026-10,129.4'));
    expect(await app.answer(listBenchmarks, { token: user })).toMatchObject(
      [
        { ...series, lastDay: '2026-11-20', days: 3 },
        { name: 'Consumer prices', kind: 'index', key: HICP, firstDay: '2026-09-30', lastDay: '2026-10-31' },
      ].reverse(),
    );
  });

  it('disappears with its values once it is removed', async () => {
    const { series } = await load('Index', 'day;value\n2026-11-20;101,5');
    await app.answer(removeBenchmark, { token: admin, params: { id: series.id } });
    expect(await app.answer(listBenchmarks, { token: user })).toEqual([]);
    expect(await app.db.selectFrom('benchmark_values').selectAll().execute()).toEqual([]);
    expect(await app.refusal(removeBenchmark, { token: admin, params: { id: series.id } })).toMatchObject({
      status: 404,
    });
  });

  it('can only be loaded and removed by administrators', async () => {
    const params = { id: (await load('Index', '2026-11-20;101')).series.id };
    expect(await app.refusal(listBenchmarks, {})).toMatchObject({ status: 401 });
    expect(
      await app.refusal(loadBenchmark, { token: user, body: body('Other', '2026-11-20;1') }),
    ).toMatchObject({ status: 403 });
    expect(await app.refusal(removeBenchmark, { token: user, params })).toMatchObject({ status: 403 });
  });

  it.each([
    ['no file of one', '<html>', 'file.csv, row 1, must be CSV of the ECB Data Portal'],
    [
      'an average of rates',
      ecbFile('EST.B.EU000A2QQF32.CR', '2026-11-20,1.9'),
      'file.csv, row 2, column KEY, must be the daily €STR',
    ],
    [
      'a day that is none',
      'day;value\n2026-02-30;1',
      'file.csv, row 2, column day, must be a date like 2026-01-31',
    ],
    [
      'a day in the future',
      ecbFile(ESTR, '2026-11-24,1.9'),
      'file.csv, row 2, column TIME_PERIOD, must not be',
    ],
    [
      'a word for a value',
      ecbFile(ESTR, '2026-11-20,low'),
      'file.csv, row 2, column OBS_VALUE, must be a number',
    ],
    ['a day twice', '2026-11-20;1\n2026-11-20;2', 'file.csv, row 2, column 1, must not repeat the date'],
  ])('is refused with %s, and nothing is stored', async (_, text, sentence) => {
    const refused = await app.refusal(loadBenchmark, { token: admin, body: body('Index', text) });
    expect(refused.status).toBe(400);
    expect(refused.detail).toContain(sentence);
    expect(await app.answer(listBenchmarks, { token: user })).toEqual([]);
  });

  it('never continues with levels of another base, and warns of gaps', async () => {
    const level = (day: string, value: string) => `${day};${value}`;
    const file = (...rows: readonly string[]) => ['day;value', ...rows].join('\n');
    const first = await load('Index', file(level('2025-12-31', '110'), level('2026-01-31', '111')));
    expect(first.warnings).toEqual([]);
    const otherBase = file(level('2026-02-28', '33'), level('2026-11-20', '34'));
    const refused = await app.refusal(loadBenchmark, { token: admin, body: body('index', otherBase) });
    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'text',
          rule: 'other_base',
          values: { name: 'Index', day: '2026-01-31', level: '111' },
        },
      ],
    });
    expect(refused.detail).toContain('must have the level that Index has on one of its days, such as 111 on');
    const continued = file(
      level('2026-01-31', '111'),
      level('2026-02-28', '112'),
      level('2026-11-20', '115'),
    );
    expect(await load('Index', continued)).toMatchObject({
      series: { days: 4 },
      warnings: [{ code: 'gap', from: '2026-02-28', to: '2026-11-20' }],
    });
    const rebased = file(level('2025-12-31', '99'), level('2026-01-31', '100'), level('2026-02-28', '101'));
    expect((await app.refusal(loadBenchmark, { token: admin, body: body('Index', rebased) })).status).toBe(
      400,
    );
    const whole = `${rebased}\n${level('2026-11-20', '104')}`;
    expect(await load('Index', whole)).toMatchObject({ series: { days: 4 }, storedDays: 4 });
  });

  it('never continues with the values of another series', async () => {
    await load('€STR', ecbFile(ESTR, '2026-11-19,1.9'));
    const refused = await app.refusal(loadBenchmark, {
      token: admin,
      body: body('€STR', ecbFile(HICP, '2026-10,129.4')),
    });
    expect(refused).toMatchObject({
      status: 400,
      detail: `file.csv, column KEY, must be ${ESTR}: that is the series €STR.`,
    });
  });
});
