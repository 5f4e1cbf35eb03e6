import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { readBenchmarkFileInSteps } from './read-benchmark-file.ts';

const TODAY = calendarDate('2026-11-23');

function read(text: string) {
  const steps = readBenchmarkFileInSteps(text, TODAY);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const valuesIn = (text: string) => {
  const reading = read(text);
  return reading.ok ? reading.value.values.map(({ day, value }) => `${day} ${value}`) : reading.fault;
};

const ECB_HEADER = 'KEY,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE';
const ESTR = 'EST.B.EU000A2X2A25.WT';
const HICP = 'ICP.M.U2.N.000000.4.INX';
const ecbFile = (key: string, ...rows: readonly string[]) =>
  [ECB_HEADER, ...rows.map((row) => `${key},X,${row},A,"Rate, ""volume-weighted"""`)].join('\r\n');

describe('a benchmark is read from a file', () => {
  it('of the daily €STR from the ECB Data Portal, also below 0, without days that have no value', () => {
    const text = ecbFile(ESTR, '2021-12-30,-0.575', '2026-11-19,1.929', '2026-11-20,', '2026-11-18,1.931');
    expect(read(text)).toMatchObject({ ok: true, value: { kind: 'overnight', key: ESTR } });
    expect(valuesIn(text)).toEqual(['2021-12-30 -0.575', '2026-11-18 1.931', '2026-11-19 1.929']);
  });

  it('of a monthly price index: a month’s level is assigned to its last day', () => {
    const text = ecbFile(HICP, '2026-02,127.3', '2026-11,129.84');
    expect(read(text)).toMatchObject({ ok: true, value: { kind: 'index', key: HICP } });
    expect(valuesIn(text)).toEqual(['2026-02-28 127.3', '2026-11-30 129.84']);
  });

  it('of days and levels, with or without a header, with the decimals that it uses', () => {
    const days = ['2026-11-19 1098.50', '2026-11-20 101.125'];
    expect(valuesIn('day;value\n2026-11-20;101,125\n2026-11-19;1.098,50\n')).toEqual(days);
    expect(valuesIn('\ufeffДата;Стойност\r\n20.11.2026;101,125\r\n19.11.2026;1098,50')).toEqual(days);
    expect(valuesIn('2026-11-19,1098.50\n2026-11-20,101.125')).toEqual(days);
  });
});

describe('a file that is not a benchmark is refused with row and column', () => {
  it.each([
    ['that is empty', '', 'no-values', 1, null],
    ['with a header alone', 'day;value\n', 'no-values', 1, 'value'],
    ['of something else', '<html>\n</html>', 'not-a-benchmark', 1, null],
    ['of averages', ecbFile('EST.B.EU000A2QQF32.CR', '2026-11-20,1.93'), 'unsuitable-series', 2, 'KEY'],
    ['of yearly changes', ecbFile('ICP.M.U2.N.000000.4.ANR', '2026-10,2.1'), 'unsuitable-series', 2, 'KEY'],
    [
      'of two series',
      `${ecbFile(ESTR, '2026-11-19,1.9')}\n${HICP},M,2026-10,129.1,A,x`,
      'other-series',
      3,
      'KEY',
    ],
    ['with a day that does not exist', 'day;value\n2026-02-30;100', 'wrong-day', 2, 'day'],
    ['with a quarter', ecbFile(HICP, '2026-Q3,100'), 'wrong-day', 2, 'TIME_PERIOD'],
    ['with a day in the future', 'day;value\n2026-11-23;100\n2026-11-24;100', 'future-day', 3, 'day'],
    ['with a month in the future', ecbFile(HICP, '2026-12,130'), 'future-day', 2, 'TIME_PERIOD'],
    ['with a word for a level', '2026-11-20;up', 'wrong-value', 1, '2'],
    ['with a level of 0', 'day;value\n2026-11-20;0', 'not-above-zero', 2, 'value'],
    ['with a day twice', 'day;value\n\n2026-11-20;100\n20.11.2026;101', 'repeated-day', 4, 'day'],
    [
      'with decimals after the mark of its columns',
      'day,value\n2026-11-20,100,5',
      'too-many-columns',
      2,
      null,
    ],
  ])('%s', (_, text, ...fault) => {
    const reading = read(text);
    expect(!reading.ok && [reading.fault.rule, reading.fault.row, reading.fault.column]).toEqual(fault);
  });

  it('of more than 10,000 values', () => {
    expect(read('2026-11-20;1\n'.repeat(10_001))).toMatchObject({
      fault: { rule: 'too-many-rows', row: 10_001 },
    });
  });
});
