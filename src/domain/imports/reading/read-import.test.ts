import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_FORMATS } from '../formats/import-formats.ts';
import type { ImportTable } from '../import-table.ts';
import { suggestMapping } from '../mapping/suggest-mapping.ts';
import { answerToAll } from '../questions.ts';
import { readImport } from './read-import.ts';
import { withHeaderAt } from './sheet-summary.ts';

const table = (text: string, sheet: string | null = null): ImportTable => ({
  sheet,
  lines: text.split('\n').map((line, i) => ({ row: i + 1, cells: line.split(';') })),
});
const options = { answers: {}, timeZone: 'Europe/Sofia' };

function readMapped(text: string, answers: Readonly<Record<string, string>> = {}) {
  const tables = [table(text)];
  const [header = ''] = text.split('\n');
  return readImport(tables, { ...options, answers, mapping: suggestMapping(header.split(';')) });
}

describe('a file in no known format', () => {
  it('is mapped by the names of its columns, in Bulgarian too', () => {
    const { rows, questions } = readMapped(
      'ISIN;Вид;Операция;Номинал;Цена;Валута;Дата;Банка\nBG2030026111;облигация;покупка;10 000,00;98,5;EUR;20.11.2026 г.;Fibank',
      { 'scale:BG2030026111': 'percent' },
    );
    expect(questions).toEqual([]);
    expect(rows).toMatchObject([
      {
        row: 2,
        errors: [],
        entry: { kind: 'holding', securityClass: 'bond', direction: 'buy', quantity: '10000.00', price: '98.5', day: '2026-11-20', bank: 'Fibank' },
      },
    ]); // prettier-ignore
  });

  it('has waiting rows if its columns do not distinguish decimals from thousands, or days from months', () => {
    const text = 'ISIN;Price;Date\nBG2030026111;1.234;03/04/2026\nBG2030026111;2.345;04/05/2026';
    const { rows, questions } = readMapped(text);
    expect(questions).toEqual([
      { key: 'days:Date', rule: 'day_order_unclear', values: { column: 'Date', cell: '03/04/2026' }, choices: ['day-first', 'month-first'], rows: [2, 3] },
      { key: 'decimal:Price', rule: 'decimal_mark_unclear', values: { column: 'Price', cell: '1.234' }, choices: ['.', ','], rows: [2, 3] },
    ]); // prettier-ignore
    expect(rows.map(({ errors }) => errors.map(({ rule }) => rule).sort())).toEqual([
      ['day_order_unclear', 'decimal_mark_unclear'],
      ['day_order_unclear', 'decimal_mark_unclear'],
    ]);
    const answered = readMapped(text, { 'decimal:Price': ',', 'days:Date': 'month-first' });
    expect(answered.rows.map(({ entry }) => entry)).toMatchObject([
      { kind: 'price', price: '1234', day: '2026-03-04' },
      { kind: 'price', price: '2345', day: '2026-04-05' },
    ]);
    // At once for all columns.
    const atOnce = {
      [answerToAll('decimal_mark_unclear')]: ',',
      [answerToAll('day_order_unclear')]: 'month-first',
    };
    expect(readMapped(text, atOnce)).toEqual(answered);
  });

  it('names the column of a wrong cell and what is wrong', () => {
    const { rows } = readMapped(
      'ISIN;Price;Date\nBG 1!;98,5;20.11.2026\nBG2030026111;abc;31.02.2026\nBG2030026111;;20.11.26\nBG2030026111;n/a;-',
    );
    expect(rows.map(({ errors }) => errors.map(({ column, rule }) => `${String(column)} ${rule}`))).toEqual([
      ['ISIN not_an_isin'],
      ['Date not_a_day', 'Price not_a_number'],
      ['Date year_without_century', 'Price missing'],
      ['Date missing', 'Price missing'],
    ]);
  });

  it('names the row and column of a number whose groups are not of three digits', () => {
    const { rows } = readMapped(
      'ISIN;Price;Date\nBG2030026111;1 234,5;20.11.2026\nBG2030026111;1 23,5;20.11.2026',
    );
    expect(rows).toMatchObject([
      { row: 2, entry: { price: '1234.5' } },
      {
        ...{ row: 3, entry: null },
        errors: [{ column: 'Price', rule: 'grouped_wrongly', values: { cell: '1 23,5', mark: ',' } }],
      },
    ]);
  });

  it('asks what a security is, once for each ISIN', () => {
    const text =
      'ISIN;Quantity;Price;Currency;Date\nIE00B4L5Y983;10;80;EUR;2026-11-20\nIE00B4L5Y983;5;81;EUR;2026-11-21';
    expect(readMapped(text).questions).toMatchObject([{ key: 'class:IE00B4L5Y983', rows: [2, 3] }]);
    expect(readMapped(text, { 'class:IE00B4L5Y983': 'etf' }).rows).toMatchObject([
      { entry: { securityClass: 'etf', quantity: '10', price: '80' } },
      { entry: { securityClass: 'etf', quantity: '5', price: '81' } },
    ]);
  });

  it.each(['Total', 'Общо:', 'SUMME', 'Grand total', 'Somme'])('leaves out a line of ‘%s’', (word) => {
    const header = 'ISIN;Name;Class;Quantity;Price;Currency;Date';
    const line = 'IE00B4L5Y983;World;ETF;10;80;EUR;2026-11-20';
    for (const sum of [`${word};;;10;800;;`, `;${word};;10;;;`]) {
      const { questions, rows } = readMapped([header, line, sum].join('\n'));
      expect(questions).toEqual([]);
      expect(rows.at(-1)).toMatchObject({
        row: 3,
        entry: { kind: 'information', what: 'total' },
        errors: [],
      });
    }
  });

  it('keeps a line of a company that is called Total', () => {
    const text =
      'Name;ISIN;Class;Quantity;Price;Currency;Date\nTotal;FR0000120271;share;10;60;EUR;2026-11-20';
    expect(readMapped(text).rows).toMatchObject([{ entry: { isin: 'FR0000120271', quantity: '10' } }]);
  });

  it.each(['Balance', 'Салдо'])('does not ask what ‘%s’ is, which cannot be an ISIN', (word) => {
    const text = `ISIN;Name;Quantity;Price;Currency;Date\nIE00B4L5Y983;World;10;80;EUR;2026-11-20\n${word};;10;800;EUR;2026-11-20`;
    for (const answers of [{}, { [answerToAll('security_class_unknown')]: 'etf' }]) {
      const { questions, rows } = readMapped(text, answers);
      expect(questions.map(({ key }) => key)).toEqual(
        'all:security_class_unknown' in answers ? [] : ['class:IE00B4L5Y983'],
      );
      expect(rows.at(-1)).toMatchObject({
        entry: null,
        errors: [{ column: 'ISIN', rule: 'not_an_isin', values: { cell: word.toUpperCase() } }],
      });
    }
  });
});

describe('the price of a bond in a file with amounts', () => {
  const header = 'ISIN;Class;Quantity;Price;Amount;Currency;Date;Accrued interest';
  const readBond = (line: string, answers: Readonly<Record<string, string>> = {}) =>
    readMapped(`${header}\nBG2030026111;bond;${line};EUR;20.11.2026;`, answers);

  it('is money per bond if it can be nothing else, and then asks once for the face value', () => {
    const { questions, rows } = readBond('5;511,29;2556,45');
    expect(questions).toMatchObject([{ key: 'face:BG2030026111', choices: [], rows: [2] }]);
    expect(rows).toMatchObject([{ entry: null, errors: [{ column: 'Price', rule: 'face_value_unknown' }] }]);
    const answered = readBond('5;511,29;2556,45', { 'face:BG2030026111': '511.29' });
    expect(answered.rows[0]?.entry).toMatchObject({
      ...{ quantity: '2556.45', price: '100' },
      asWritten: { quantity: '5', price: '511.29', amount: '2556.45' },
    });
  });

  it('is asked about if the amount fits no scale', () => {
    const { questions } = readBond('1000;98,5;12345');
    expect(questions).toMatchObject([
      { key: 'scale:BG2030026111', rule: 'price_scale_unclear', choices: ['percent', 'fraction', 'money'] },
    ]);
    const { rows } = readBond('1000;98,5;12345', { 'scale:BG2030026111': 'percent' });
    expect(rows[0]?.entry).toMatchObject({ quantity: '1000', price: '98.5' });
  });

  it('is compared with the amount less the accrued interest', () => {
    const text = `${header}\nBG2030026111;bond;1000;98,5;1085;EUR;20.11.2026;100`;
    expect(readMapped(text).rows[0]?.entry).toMatchObject({ price: '98.5', accruedInterest: '100' });
  });
});

describe('any file', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '-', '0', '1.234', '-5,5', '(3)', '1e9', '03/04/2026', '2026-11-20T25:00:00Z', '99999', 'BUY', 'SELL', 'Data', 'Header'),
    fc.constantFrom('BG2030026111', 'EUR', 'GBX', 'bond', 'DIVIDEND', 'Executed', 'BM', '9'.repeat(40)),
  ); // prettier-ignore
  const partOf = fc.constantFrom(
    ...IMPORT_FORMATS.flatMap(({ parts }) => parts.map(({ columns }) => columns)),
  );
  const sheet = fc.constantFrom(
    null,
    'trade',
    'cashtransaction',
    'corporateaction',
    'activities',
    'trades',
    'My ETFs',
  );

  it('is recognised, mapped and read without an exception, whatever its cells', () => {
    const rows = fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.option(partOf), sheet, rows, (columns, name, lines) => {
        const header = columns === null ? [] : Object.values(columns).map(({ names }) => names[0] ?? '');
        const cells = columns === null ? lines : [header, ...lines];
        const tables = [{ sheet: name, lines: cells.map((line, i) => ({ row: i + 1, cells: line })) }];
        const mapping = suggestMapping(cells[0] ?? [], name);
        for (const mapped of [null, mapping]) {
          const read = readImport(tables, { ...options, mapping: mapped });
          // What is not read has a reason.
          expect(read.rows.filter(({ entry, errors }) => entry === null && errors.length === 0)).toEqual([]);
          expect(read.rows.filter(({ entry, errors }) => entry !== null && errors.length > 0)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file with lines above the header and below the rows', () => {
  const text = [
    'Statement;of;account;2;May;2026;for',
    'Papier;Stand;Wert',
    'BG2030026111;2026-05-04;98.5',
    'BG2030026111;2026-05-05;98.6',
    '',
    'Rows;2',
    'Printed on 2026-06-01',
    '',
  ].join('\n');
  const mapping = suggestMapping(['ISIN', 'Date', 'Price']);

  it('is read from the chosen header line, without the chosen number of lines at the end', () => {
    const read = readImport([table(text)], {
      ...options,
      mapping: { ...mapping, headerRow: 2, footLines: 2 },
    });
    expect(read.rows).toMatchObject([
      { row: 3, errors: [], entry: { kind: 'price', price: '98.5' } },
      { row: 4, errors: [], entry: { kind: 'price', price: '98.6' } },
    ]);
  });
  it('shows the lines that can be the header, each with the first rows below it', () => {
    const [sheet] = readImport([table(text)], { ...options, mapping: null }).sheets;
    expect(sheet).toMatchObject({ headerRow: 1 });
    expect(sheet?.firstLines[1]).toEqual({ row: 2, cells: ['Papier', 'Stand', 'Wert'] });
    expect(withHeaderAt(sheet!, 2)).toMatchObject({
      header: ['Papier', 'Stand', 'Wert'],
      sample: [
        ['BG2030026111', '2026-05-04', '98.5'],
        ['BG2030026111', '2026-05-05', '98.6'],
        [''],
        ['Rows', '2'],
        ['Printed on 2026-06-01'],
      ],
    });
    expect(withHeaderAt(sheet!, 9)).toBeUndefined();
  });
  it('has its header where most of the columns have known names, in Bulgarian too', () => {
    const known = table('Client;Ana;from;May\nЦена;Дата;ISIN\n98,5;2026-05-04;BG2030026111');
    expect(readImport([known], { ...options, mapping: null }).sheets[0]).toMatchObject({ headerRow: 2 });
  });
  it('has no rows if more lines are left out than there are', () => {
    const read = readImport([table(text)], {
      ...options,
      mapping: { ...mapping, headerRow: 2, footLines: 9 },
    });
    expect(read.rows).toEqual([]);
  });
});

describe('a file of a broker that a spreadsheet program saved again with semicolons', () => {
  const HEADER =
    'date;account_type;category;type;asset_class;name;symbol;shares;price;amount;fee;tax;currency;transaction_id';
  const deal = (figures: string) =>
    `06.01.2026 г.;DEFAULT;TRADING;BUY;BOND;German bond 2030;DE0001102507;${figures};;EUR;0a2`;
  const read = (...lines: readonly string[]) =>
    readImport([table([HEADER, ...lines].join('\n'))], { ...options, mapping: null, delimiter: ';' });

  it('is read with its decimal commas', () => {
    const { format, rows, questions } = read(deal('20;0,989500;-19,79;-1,00'));
    expect([format, questions]).toEqual(['trade-republic', []]);
    expect(rows).toMatchObject([
      { errors: [], entry: { quantity: '20', price: '98.95', fee: '1.00', day: '2026-01-06' } },
    ]);
  });

  it('is read with decimal points, if it has them', () => {
    const { rows, questions } = read(deal('20;0.989500;-19.79;-1.00'));
    expect(questions).toEqual([]);
    expect(rows).toMatchObject([{ errors: [], entry: { price: '98.95', fee: '1.00' } }]);
  });

  it('asks about a column that does not show its decimal mark', () => {
    const { rows, questions } = read(deal('1,234;1,000;-1,234;'));
    const asked = ['amount', 'shares', 'price'].map((name) => ({ key: `decimal:${name}`, rows: [2] }));
    expect(questions).toMatchObject(asked);
    expect(rows).toMatchObject([{ entry: null }]);
  });
});

describe('a report of this product', () => {
  const BONDS =
    'ISIN;Data;Bank;Direction;Currency;Nominal;Buy Price (%);Market Price (%);Clean Price;Result;Amount Paid;Profit;Buy Date;Settlement Date;Years Since Buy;Taxes Paid;Coupon;YTM;Expired';
  it('is read without its computed columns', () => {
    const line =
      'BG2030026111;My first;Fibank;Buy;EUR;10000;98.5;99;98.5;0.005;9850;50;2026-11-20;2026-11-24;0.01;1.5;2.25;2.4;No';
    const read = readImport([table(`${BONDS}\n${line}`, 'Bonds Report')], { ...options, mapping: null });
    expect(read).toMatchObject({ format: 'kupon-bonds', questions: [] });
    expect(read.rows).toMatchObject([
      {
        errors: [],
        entry: { quantity: '10000', price: '98.5', marketPrice: '99', tax: '1.5', couponPercent: '2.25', expired: false, notes: 'My first' },
      },
    ]); // prettier-ignore
  });
});
