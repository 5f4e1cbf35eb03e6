import { describe, expect, it, test } from 'vitest';
import { MAX_FILE_BYTES } from '#api/portfolio/imports/file-size';
import { aWorkbook } from '../../../../../testing/files/a-workbook.ts';
import { aZip } from '../../../../../testing/files/a-zip.ts';
import { readFile } from './read-file.ts';
import { RefusedFile } from './refused-file.ts';

const read = (content: string | Buffer) => readFile(Buffer.from(content));
const cellsOf = async (content: string | Buffer) =>
  (await read(content)).tables.map(({ lines }) => lines.map(({ cells }) => cells));

async function refusal(content: string | Buffer): Promise<unknown> {
  try {
    return await read(content);
  } catch (error) {
    if (error instanceof RefusedFile) return error.fault;
    throw error;
  }
}

const LINE = 'ISIN;Банка;Цена\nBG2030026111;Първа банка;98,5\n';
const CELLS = [
  ['ISIN', 'Банка', 'Цена'],
  ['BG2030026111', 'Първа банка', '98,5'],
];

function inWindows1251(text: string): Buffer {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (letter) => letters.indexOf(letter)));
}
const inWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1');
const inEncoding = (encoding: string, text: string) =>
  encoding === 'windows-1252' ? inWindows1252(text) : inWindows1251(text);

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(LINE), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${LINE}`), 'utf-8'],
    ['UTF-16', Buffer.from(`\ufeff${LINE}`, 'utf16le'), 'utf-16'],
    ['windows-1251', inWindows1251(LINE), 'windows-1251'],
  ])('is read in %s', async (_, bytes, encoding) => {
    expect(await cellsOf(bytes)).toEqual([CELLS]);
    expect((await read(bytes)).form).toMatchObject({ encoding, delimiter: ';' });
  });

  it('in windows-1251 shows a line with letters, so that a person can check the encoding', async () => {
    const { form } = await read(inWindows1251(LINE));
    expect(form?.sample).toBe('ISIN;Банка;Цена');
  });

  it.each([
    ['windows-1252', 'Wertpapierkennung;Stück;Währung;Gebühren\nDE0001102507;1.000;EUR;4,90 €'],
    ['windows-1252', 'ISIN;Amount\nDE0001102507;€1,234.50'],
    ['windows-1252', 'ISIN;Opération;Quantité\nFR0000131104;Achat à terme d’actions;10'],
    ['windows-1252', 'ISIN;Name;Price\nGB00BP6MXD84;Shell;£25.50'],
    ['windows-1251', 'ISIN;Банка;Цена\nBG2030026111;Първа банка;1 234,50 лв.'],
    ['windows-1251', 'ISIN;Name;Note\nDE0001102507;Bundesanleihe;закупена за А и Б'],
    ['windows-1251', 'ISIN;Name;Price\nBG1100006050;Софарма АД;5,20 €'],
  ])('without Unicode is read in %s where its words say so: %s', async (encoding, text) => {
    const { form, tables } = await read(inEncoding(encoding, text));
    expect(form?.encoding).toBe(encoding);
    expect(tables[0]?.lines.map(({ cells }) => cells)).toEqual(
      text.split('\n').map((line) => line.split(form?.delimiter ?? '')),
    );
  });

  it('without Unicode is read in the chosen encoding', async () => {
    const bytes = inEncoding('windows-1252', 'ISIN;Note\nDE0001102507;É');
    expect((await readFile(bytes)).form?.encoding).toBe('windows-1251');
    const { form, tables } = await readFile(bytes, 'windows-1252');
    expect(form).toMatchObject({ encoding: 'windows-1252', sample: 'DE0001102507;É' });
    expect(tables[0]?.lines[1]?.cells[1]).toBe('É');
    expect((await readFile(Buffer.from(LINE), 'windows-1252')).form?.encoding).toBe('utf-8');
  });

  it.each([
    ['commas', 'a,b,c\n"1,5",2,3'],
    ['semicolons, though there are decimal commas', 'a;b;c\n1,5;2;3'],
    ['tabs', 'a\tb\tc\n1,5\t2\t3'],
    ['bars', 'a|b|c\n1,5|2|3'],
    ['what its first line names', 'sep=|\na|b|c\n1,5|2|3'],
  ])('has its columns separated by %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      [
        ['a', 'b', 'c'],
        ['1,5', '2', '3'],
      ],
    ]);
  });

  it('numbers its lines as the file does, with empty lines and texts of several lines', async () => {
    const { tables } = await read('a,b\n\n"two\nlines",1\n;,2');
    expect(tables[0]?.lines.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('keeps what looks like a formula as text', async () => {
    expect(await cellsOf("a,b\n=cmd|' /C calc'!A0,1")).toEqual([
      [
        ['a', 'b'],
        ["=cmd|' /C calc'!A0", '1'],
      ],
    ]);
  });
});

describe('a workbook', () => {
  it('is read with every sheet; numbers, dates and the last results of formulas are values', async () => {
    const workbook = aWorkbook({
      sheets: {
        First: [
          ['ISIN', 'Price', 'Day', 'Sum', 'Note'],
          [
            'BG2030026111',
            0.1 + 0.2,
            { serial: 46346 },
            { formula: 'B2*2', value: '0.6' },
            "=cmd|' /C calc'!A0",
          ],
          ['', 1.234, { serial: 46346.5 }, -1250000.5, ''],
        ],
        'Second & last': [['a']],
      },
    });
    const { tables, form } = await read(workbook);
    expect(form).toBeNull();
    expect(tables.map(({ sheet }) => sheet)).toEqual(['First', 'Second & last']);
    expect(tables[0]?.lines.slice(1).map(({ cells }) => cells)).toEqual([
      ['BG2030026111', '0.3', '2026-11-20', '0.6', "=cmd|' /C calc'!A0"],
      // Four decimals: no grouped thousand.
      ['', '1.2340', '2026-11-20T12:00:00', '-1250000.5'],
    ]);
  });

  it('can count its dates from 1904', async () => {
    const workbook = aWorkbook({ sheets: { A: [['Day'], [{ serial: 46346 - 1462 }]] }, is1904: true });
    expect(await cellsOf(workbook)).toEqual([[['Day'], ['2026-11-20']]]);
    expect(await read(workbook)).toMatchObject({ datesFrom1904: true });
  });

  it('keeps the text of errors, which are not empty cells', async () => {
    const sheets = {
      A: [['Price'], [98.5]],
      B: [
        ['Nominal', 'Price'],
        [1000, { error: '#REF!' }],
        [{ error: '#DIV/0!' }, 5],
      ],
    };
    expect(await cellsOf(aWorkbook({ sheets }))).toEqual([
      [['Price'], ['98.5']],
      [
        ['Nominal', 'Price'],
        ['1000', '#REF!'],
        ['#DIV/0!', '5'],
      ],
    ]);
  });

  it('can have macros and links to other files, which are never read', async () => {
    const more = {
      'xl/vbaProject.bin': Buffer.from([0, 1, 2]),
      'xl/externalLinks/externalLink1.xml':
        '<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>',
    };
    expect(await cellsOf(aWorkbook({ sheets: { A: [['a', 'b']] }, more }))).toEqual([[['a', 'b']]]);
  });
});

describe('a file is refused', () => {
  const workbook = aWorkbook({ sheets: { A: [['a', 'b']] } });
  const encrypted = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  it.each<[string, string | Buffer, object]>([
    ['where it is empty', '', { rule: 'empty' }],
    ['where it has only blanks', ' \n\n ', { rule: 'empty' }],
    ['where no cell is filled', ';;\n;;', { rule: 'empty' }],
    ['where it is larger than 10 MiB', Buffer.alloc(MAX_FILE_BYTES + 1, 'a'), { rule: 'too_large', values: { megabytes: '10' } }],
    ['where it has too many rows', 'a;b\n'.repeat(50_002), { rule: 'too_many_rows', values: { max: '50000' } }],
    ['where empty lines hide them', `a;b${'\n'.repeat(100_001)}1;2`, { rule: 'too_many_rows' }],
    ['where a line has too many cells', `a;b\n${'x;'.repeat(200)}x`, { rule: 'too_many_columns', values: { max: '200', row: '2' } }],
    ['where a quote has no end', 'a;b\n"1;2\n3;4', { rule: 'unclosed_quote', values: { row: '2' } }],
    ['where it is encrypted', encrypted, { rule: 'encrypted' }],
    ['where a zip file is encrypted', aWorkbook({ sheets: { A: [['a']] }, lies: { isEncrypted: true } }), { rule: 'encrypted' }],
    ['where it is cut short', workbook.subarray(0, workbook.length - 30), { rule: 'damaged' }],
    ['where a part of it is changed', Buffer.from(workbook).fill(0, 40, 60), { rule: 'damaged' }],
    ['where it is a PDF by another name', '%PDF-1.7\n', { rule: 'not_a_table', values: { found: 'pdf' } }],
    ['where it is a page, as some banks name their reports .xls', '<html><table></table></html>', { rule: 'not_a_table', values: { found: 'html' } }],
    ['where it is a workbook of before 2007', encrypted.subarray(0, 8), { rule: 'not_a_table', values: { found: 'xls' } }],
    ['where it is another zip file', aZip({ 'a.txt': 'a' }), { rule: 'not_a_table', values: { found: 'zip' } }],
    ['where it has bytes of zero', Buffer.from([65, 0, 66]), { rule: 'not_a_table', values: { found: 'binary' } }],
    ['where it is XML of another kind', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', { rule: 'not_a_table', values: { found: 'xml' } }],
    ['where it is XML cut short', '<FlexQueryResponse><Trade isin="XS1"/>', { rule: 'damaged' }],
    ['where it is a statement without a row', '<FlexQueryResponse queryName="q"><FlexStatements count="1"><FlexStatement accountId="U1"></FlexStatement></FlexStatements></FlexQueryResponse>', { rule: 'empty' }],
    ['where it is a list of JSON', '[\n  {"symbol": "VWCE"}\n]', { rule: 'not_a_table', values: { found: 'json' } }],
    ['where it is JSON without lists', '{"a":1}', { rule: 'not_a_table', values: { found: 'json' } }],
    ['where it is JSON cut short', '{"activities":[', { rule: 'damaged' }],
  ])('%s', async (_, content, fault) => {
    expect(await refusal(content)).toMatchObject(fault);
  }); // prettier-ignore

  it('where it grows without bound when unpacked, whether it says so or not (SEC-129)', async () => {
    const bomb = { 'xl/worksheets/sheet9.xml': Buffer.alloc(20 * 1024 * 1024) };
    const rule = { rule: 'too_large_unpacked', values: { megabytes: '100' } };
    expect(await refusal(aZip(bomb))).toMatchObject(rule);
    expect(await refusal(aZip(bomb, { unpackedSize: 1000 }))).toMatchObject(rule);
  });

  it('with the cell whose text is missing', async () => {
    const sheet =
      '<worksheet><sheetData><row r="3"><c r="B3" t="s"><v>99</v></c></row></sheetData></worksheet>';
    const more = { 'xl/worksheets/sheet1.xml': sheet };
    expect(await refusal(aWorkbook({ sheets: { A: [['a']] }, more }))).toEqual({
      rule: 'unreadable_cell',
      values: { row: '3', column: '2' },
    });
  });
});

test('a workbook with the name of a text file is read as a workbook', async () => {
  expect(await cellsOf(aWorkbook({ sheets: { A: [['a', 'b']] } }))).toEqual([[['a', 'b']]]);
});
