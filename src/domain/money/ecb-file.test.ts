import { describe, expect, it, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '../calendar-date.ts';
import { roundTo } from './decimal.ts';
import { readEcbFile, readEcbFileInSteps } from './ecb-file.ts';
import { officialRates } from './exchange-rates.ts';

const TODAY = calendarDate('2026-03-02');

const envelope = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${days}
\t</Cube>
</gesmes:Envelope>
`;
const USD = `<Cube currency='USD' rate='1.1753'/>`;
const aDay = (quotes: string, day = '2026-02-27') => `<Cube time='${day}'>${quotes}</Cube>`;
const failureReason = (text: string) => {
  const read = readEcbFile(text, TODAY);
  return read.ok ? undefined : read.reason;
};

const FRIDAY = { day: '2026-02-27', unitsPerEuro: { USD: '1.1753', JPY: '184.10' } };

describe("the bank's XML", () => {
  it('is read with single and with double quotes', () => {
    const xml = envelope(aDay(`${USD}\n<Cube currency="JPY" rate="184.10"></Cube>`));
    expect(readEcbFile(xml, TODAY)).toEqual({ ok: true, value: [FRIDAY] });
  });

  it('may have many days, and returns the oldest first', () => {
    const read = readEcbFile(envelope(aDay(USD) + aDay(USD, '2026-02-26')), TODAY);
    expect(read.ok && read.value.map(({ day }) => day)).toEqual(['2026-02-26', '2026-02-27']);
  });

  it('is read after a byte order mark, and on a single line', () => {
    const xml = `\uFEFF${envelope(aDay(USD)).replaceAll(/\s*\n\s*/g, '')}`;
    expect(readEcbFile(xml, TODAY).ok).toBe(true);
  });

  test.each([
    ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY usd SYSTEM "file:///etc/passwd">]>${envelope(aDay(USD))}`],
    ['an entity', envelope(aDay(`<Cube currency='USD' rate='&usd;'/>`))],
    ['a character reference', envelope(aDay(`<Cube currency='USD' rate='&#49;'/>`))],
    ['a comment', envelope(`<!-- rates -->${aDay(USD)}`)],
    ['CDATA', envelope(`<![CDATA[1]]>${aDay(USD)}`)],
  ])('is refused with %s', (_what, xml) => {
    expect(failureReason(xml)).toBe('doctype-or-entity');
  });

  test.each([
    ['another document', '<html><body>Sign in</body></html>'],
    ['an element that stays open', envelope(aDay(USD)).replace('</gesmes:Envelope>', '')],
    ['elements that close in the wrong order', envelope(aDay(USD)).replace('</gesmes:name>', '</Cube>')],
    ['an attribute without quotes', envelope(aDay(`<Cube currency=USD rate='1.1753'/>`))],
    ['an attribute twice', envelope(aDay(`<Cube currency='USD' currency='JPY' rate='1.1753'/>`))],
    ['a rate of no currency', envelope(aDay(`<Cube rate='1.1753'/>`))],
    ['a rate of no day', envelope(`<Cube>${USD}</Cube>`)],
    ['a rate below a rate', envelope(aDay(`<Cube currency='USD' rate='1'>${USD}</Cube>`))],
    ['text between the rates', envelope(aDay(`${USD} and more`))],
    ['a processing instruction', envelope(`<?php echo 1 ?>${aDay(USD)}`)],
    ['text behind the end', `${envelope(aDay(USD))} and more`],
    ['a tag that never ends', `${envelope(aDay(USD))}<Cube ${'a="b" '.repeat(10_000)}`],
  ])('is refused with %s', (_what, xml) => {
    expect(failureReason(xml)).toBe('not-an-ecb-file');
  });
});

describe("the bank's CSV", () => {
  it('is read as the file of one day, with blanks after commas, a trailing comma, and a named month', () => {
    const csv = 'Date, USD, JPY, \n27 February 2026, 1.1753, 184.10, \n';
    expect(readEcbFile(csv, TODAY)).toEqual({ ok: true, value: [FRIDAY] });
  });

  it('is read as the file of many days, without a trailing comma, and with any line end', () => {
    const csv = 'Date,USD,JPY\r\n2026-02-27,1.1753,184.10\r\n2026-02-26,1.1801,N/A\r\n';
    expect(readEcbFile(csv, TODAY)).toEqual({
      ok: true,
      value: [{ day: '2026-02-26', unitsPerEuro: { USD: '1.1801' } }, FRIDAY],
    });
  });

  it('accepts N/A, skips unknown currencies, and does not need the lev', () => {
    const csv = 'Date,USD,CYP,TRY,JPY,\n2026-02-27,1.1753,N/A,51.2,184.10,\n';
    expect(readEcbFile(csv, TODAY)).toEqual({ ok: true, value: [FRIDAY] });
  });

  it('does not change the legal rate of the lev', () => {
    const read = readEcbFile('Date,USD,BGN,\n2025-12-31,1.1750,1.9558,\n', TODAY);
    expect(read).toEqual({ ok: true, value: [{ day: '2025-12-31', unitsPerEuro: { USD: '1.1750' } }] });
  });

  test.each([
    ['nothing', ''],
    ['another table', 'isin,price\nXS0110106365,98.45\n'],
    ['no currencies in its head', 'Date,Open,Close\n2026-02-27,1,2\n'],
    ['semicolons', 'Date;USD\n2026-02-27;1,1753\n'],
    ['a row that is too short', 'Date,USD,JPY\n2026-02-27,1.1753\n'],
    ['a row that is too long', 'Date,USD\n2026-02-27,1.1753,184.10\n'],
  ])('is refused with %s', (_what, csv) => {
    expect(failureReason(csv)).toBe('not-an-ecb-file');
  });
});

describe('a file of rates', () => {
  const csv = (day: string, rate: string, heads = 'Date,USD') => `${heads}\n${day},${rate}`;

  test.each(['2026-02-29', '27 Februar 2026', '27/02/2026', '1998-12-31', '', '0000-01-01'])(
    'is refused with the day %j',
    (day) => expect(failureReason(csv(day, '1.1753'))).toBe('wrong-day'),
  );

  test.each(['0', '0.0000', '-1.1753', '1e3', 'NaN', '1.1753 ?', '9999999999', '', 'n/a'])(
    'is refused with the rate %j',
    (rate) =>
      expect(failureReason(envelope(aDay(`<Cube currency='USD' rate='${rate}'/>`)))).toBe('wrong-rate'),
  );

  it('may be for today, but not for a future day', () => {
    expect(failureReason(csv('2026-03-02', '1.1753'))).toBeUndefined();
    expect(failureReason(csv('2026-03-03', '1.1753'))).toBe('future-day');
  });

  it('is refused if it has a rate twice', () => {
    expect(failureReason(`${csv('2026-02-27', '1.1753')}\n2026-02-27,1.1754`)).toBe('repeated-rate');
    expect(failureReason(csv('2026-02-27', '1.1753,1.1753', 'Date,USD,USD'))).toBe('repeated-rate');
  });

  it('is refused if it has no useful rate', () => {
    expect(failureReason(csv('2026-02-27', 'N/A'))).toBe('no-rates');
    expect(failureReason(csv('2026-02-27', '51.2', 'Date,TRY'))).toBe('no-rates');
    expect(failureReason(envelope(''))).toBe('no-rates');
  });

  it('may have every day since 1999, read in short steps', () => {
    const first = calendarDate('1999-01-04');
    const days = Array.from({ length: daysBetween(first, TODAY) + 1 }, (_, day) => addDays(TODAY, -day));
    const steps = readEcbFileInSteps(['Date,USD', ...days.map((day) => `${day},1.1`)].join('\n'), TODAY);
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count += 1;
    expect(step.value.ok && step.value.value.map(({ day }) => day)).toEqual(days.reverse());
    expect(count).toBeGreaterThan(days.length / 1_000);
  });

  it('that is still compressed is refused', () => {
    expect(failureReason('PK\u0003\u0004\u0014\u0000eurofxref-hist.csv')).toBe('zip-file');
  });
});

it('an amount is divided by the published rate', () => {
  const read = readEcbFile(envelope(aDay(USD)), TODAY);
  if (!read.ok) throw new Error(read.reason);
  const [{ day, unitsPerEuro }] = [read.value[0]!];
  expect(roundTo(officialRates(day, unitsPerEuro).toEuro('1000', 'USD') ?? 0, 2).toFixed(2)).toBe('850.85');
});
