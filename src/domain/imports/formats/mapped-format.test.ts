import { paymentTypeIn, securityClassIn } from '../entries/read-words.ts';
import { describe, expect, it } from 'vitest';
import type { ImportTable } from '../import-table.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { suggestMapping } from '../mapping/suggest-mapping.ts';
import { readImport } from '../reading/read-import.ts';

/** The entries, or the faults, of the rows of a file that is mapped by its column names, and by hand. */
function readMappedBy(byHand: Partial<ColumnMapping>, ...lines: readonly string[]) {
  const cells = lines.map((line) => line.split(';'));
  const table: ImportTable = { sheet: null, lines: cells.map((each, i) => ({ row: i + 1, cells: each })) };
  const mapping = { ...suggestMapping(cells[0] ?? [], null, cells.slice(1)), ...byHand };
  const { rows, questions } = readImport([table], { mapping, answers: {}, timeZone: 'Europe/Sofia' });
  return {
    questions: questions.map(({ rule }) => rule),
    rows: rows.map(
      ({ entry, errors }) => entry ?? errors.map(({ column, rule }) => `${String(column)}: ${rule}`),
    ),
  };
}

/** The same for a file that is mapped by its column names alone. */
const readMapped = (...lines: readonly string[]) => readMappedBy({}, ...lines).rows;

const HOLDING = 'ISIN;Class;Quantity;Price;Currency;Date';
const etf = (quantity: string, price = '80', more = '') =>
  `IE00B4L5Y983;ETF;${quantity};${price};EUR;2026-11-20${more}`;

describe('the direction of a deal', () => {
  it('follows from the sign of the quantity if no column has it', () => {
    expect(readMapped(HOLDING, etf('10'), etf('-10'))).toMatchObject([
      { direction: 'buy', quantity: '10' },
      { direction: 'sell', quantity: '10' },
    ]);
  });

  it('allows a negative quantity only in a sale', () => {
    const header = `${HOLDING};Direction`;
    expect(readMapped(header, etf('-10', '80', ';Sell'), etf('-10', '80', ';Buy'))).toMatchObject([
      { direction: 'sell', quantity: '10' },
      ['Quantity: negative_purchase'],
    ]);
  });

  it('never allows a negative price', () => {
    expect(readMapped(HOLDING, etf('10', '-80'))).toEqual([['Price: not_positive']]);
  });

  it.each(['Bond', 'Bonus', 'Balance', 'Brokerage fee', 'Buyback', 'Seller fee'])(
    'is not in the word %s',
    (word) => {
      expect(readMapped(`${HOLDING};Direction`, etf('10', '80', `;${word}`))).toEqual([
        ['Direction: unknown_type'],
      ]);
    },
  );

  it.each([
    ['B', 'buy'], ['BUY', 'buy'], ['Market buy', 'buy'], ['BUY - LIMIT', 'buy'], ['покупка', 'buy'], ['Kauf', 'buy'],
    ['S', 'sell'], ['Sold', 'sell'], ['SELL - MARKET', 'sell'], ['Продажба', 'sell'],
  ])('is in the word %s: %s', (word, direction) => {
    expect(readMapped(`${HOLDING};Direction`, etf('10', '80', `;${word}`))).toMatchObject([{ direction }]);
  }); // prettier-ignore
});

describe('the class of a security', () => {
  const deal = (word: string) => `IE00B4L5Y983;${word};10;80;EUR;2026-11-20`;

  it('is refused in a word for a direction, which the user has matched to it: a sale would be a purchase', () => {
    const columns = { isin: 0, assetClass: 1, quantity: 2, price: 3, currency: 4, day: 5 };
    const header = 'ISIN;Сделка;Quantity;Price;Currency;Date';
    const read = readMappedBy({ columns }, header, deal('Покупка'), deal('Продажба'), deal('ETF'));
    expect(read.rows).toMatchObject([
      ['Сделка: unknown_type'],
      ['Сделка: unknown_type'],
      { direction: 'buy', securityClass: 'etf' },
    ]);
    expect(read.questions).toEqual([]);
  });

  it('is refused in an unknown word for all rows', () => {
    const constants = { assetClass: 'Other' };
    const columns = { isin: 0, quantity: 2, price: 3, currency: 4, day: 5 };
    expect(readMappedBy({ columns, constants }, HOLDING, deal('')).rows).toEqual([
      ['assetClass: unknown_type'],
    ]);
  });

  it.each(['', '-', 'n/a'])('is asked if the cell is ‘%s’, which states none', (word) => {
    const { rows, questions } = readMappedBy({}, HOLDING, deal(word));
    expect(rows).toEqual([['ISIN: security_class_unknown']]);
    expect(questions).toEqual(['security_class_unknown']);
  });

  it.each([
    ['Corporate bond', 'bond'], ['Eurobond', 'bond'], ['Treasury bill', 'bond'], ['ДЦК', 'bond'],
    ['Корпоративни облигации', 'bond'], ['Държавни ценни книжа', 'bond'], ['Staatsanleihe', 'bond'],
    ['ETF', 'etf'], ['Mutual fund', 'etf'], ['Борсово търгуван фонд', 'etf'], ['Договорен фонд', 'etf'],
    ['Share B', 'share'], ['Preferred stock', 'share'], ['Акции', 'share'], ['Обикновени акции', 'share'],
    ['Option', null], ['Crypto', null], ['Bond sale', null], ['Покупка на акции', null], ['Share - Sell', null],
  ])('that the words ‘%s’ name: %s', (words, securityClass) => {
    expect(securityClassIn(words)).toBe(securityClass);
  }); // prettier-ignore

  it('is not that of a column whose words say what was done', () => {
    const header = ['ISIN', 'Transaction type', 'Quantity', 'Price', 'Currency', 'Date'];
    const sample = ['Bond purchase', 'Bond sale'].map((word) => ['BG2030026111', word]);
    expect(suggestMapping(header, null, sample).columns).not.toHaveProperty('assetClass');
  });
});

it.each(['Type', 'Вид'])('the cells of a column %s tell whether it has classes or directions', (name) => {
  const header = ['ISIN', name, 'Quantity', 'Price', 'Currency', 'Date'];
  const suggested = (...types: readonly string[]) =>
    suggestMapping(
      header,
      null,
      types.map((type) => ['BG2030026111', type]),
    ).columns;
  expect(suggested('Bond', 'ETF', '')).toMatchObject({ assetClass: 1 });
  expect(suggested('Bond', 'ETF', '')).not.toHaveProperty('direction');
  expect(suggested('Покупка', 'Sell', 'Transfer')).toMatchObject({ direction: 1 });
  expect(suggested('Покупка', 'Sell', 'Transfer')).not.toHaveProperty('assetClass');
});

it('a column that has only directions is suggested for them, whatever its name', () => {
  const header = ['ISIN', 'Сделка', 'Quantity', 'Price', 'Currency', 'Date'];
  const suggested = (...words: readonly string[]) =>
    suggestMapping(
      header,
      null,
      words.map((word) => ['IE00B4L5Y983', word]),
    ).columns;
  expect(suggested('Покупка', '', 'Продажба')).toMatchObject({ isin: 0, direction: 1 });
  expect(suggested('Покупка', 'Прехвърляне')).not.toHaveProperty('direction');
  expect(suggested('')).not.toHaveProperty('direction');
  const payments = ['ISIN', 'Payment date', 'Interest', 'Currency', 'Who'];
  expect(suggestMapping(payments, null, [['', '', '', '', 'Buy']]).columns).not.toHaveProperty('direction');
});

describe('a value for all rows', () => {
  const readOn = (day: string, fee?: string) => {
    const columns = { isin: 0, assetClass: 1, quantity: 2, price: 3, currency: 4 };
    const constants = { day, ...(fee !== undefined && { fee }) };
    return readMappedBy({ columns, constants }, HOLDING, etf('10'));
  };

  it.each(['2026-11-20', '20.11.2026', '11/20/2026'])('can be the day %s', (day) => {
    expect(readOn(day).rows).toMatchObject([{ day: '2026-11-20' }]);
  });

  it('is refused if it is not a day or number, and a question if it is unclear', () => {
    expect(readOn('yesterday').rows).toEqual([['day: not_a_day']]);
    expect(readOn('2026-11-20', 'two').rows).toEqual([['fee: not_a_number']]);
    expect(readOn('2026-11-20', '2').rows).toMatchObject([{ fee: '2' }]);
    expect(readOn('05/06/2026')).toEqual({
      rows: [['day: day_order_unclear']],
      questions: ['day_order_unclear'],
    });
  });
});

it('costs are positive, even if the file has negative amounts', () => {
  expect(
    readMapped(`${HOLDING};Fee;Tax;Accrued interest`, etf('10', '80', ';-2,00;-1,50;-0,75')),
  ).toMatchObject([{ fee: '2.00', tax: '1.50', accruedInterest: '0.75' }]);
  expect(
    readMapped('ISIN;Payment date;Interest;Currency;Tax', 'BG2030026111;2026-11-20;25;EUR;-2,5'),
  ).toMatchObject([{ kind: 'payment', amount: '25', tax: '2.5' }]);
  expect(
    readMapped('ISIN;Pay date;Dividend;Currency;Tax', 'US0378331005;2026-11-20;25;EUR;-2,5'),
  ).toMatchObject([{ kind: 'distribution', amount: '25', tax: '2.5' }]);
});

describe('a row with two currencies is an error:', () => {
  it('next to a price', () => {
    expect(readMapped(HOLDING, etf('10', '$101,5'), etf('10', '€101,5'))).toMatchObject([
      ['Price: another_currency'],
      { price: '101.5', currency: 'EUR' },
    ]);
  });

  it('next to an amount', () => {
    const header = `${HOLDING};Amount`;
    const line = (amount: string) => `US0378331005;share;10;$20,5;;2026-11-20;${amount}`;
    expect(readMapped(header, line('€205,0'), line('205,0 USD'))).toMatchObject([
      ['Amount: another_currency'],
      { currency: 'USD' },
    ]);
  });
});

it('an amount that is not quantity × price is an error, unless the costs explain it', () => {
  const header = `${HOLDING};Amount;Fee`;
  const line = (amount: string, fee: string) => etf('10', '80', `;${amount};${fee}`);
  expect(
    readMapped(
      header,
      line('800', ''),
      line('830', '30'),
      line('810', ''),
      line('880', ''),
      line('8000', '5'),
    ),
  ).toMatchObject([
    { quantity: '10' },
    { quantity: '10' },
    { quantity: '10' },
    ['Amount: amount_differs'],
    ['Amount: amount_differs'],
  ]);
});

it('an unknown word for yes or no is an error', () => {
  const header =
    'ISIN;Name;Bank;Direction;Currency;Buy Price;Market Price;Nominal;Fees Paid 1;Fees Paid 2;Dividend;Buy Date;Settlement Date;Expired';
  const cells = [header, 'IE00B4L5Y983;A fund;Bank;Bid;EUR;80;81;10;;;;2026-11-20;;Maybe'].map((line) =>
    line.split(';'),
  );
  const table: ImportTable = {
    sheet: 'My ETFs',
    lines: cells.map((each, i) => ({ row: i + 1, cells: each })),
  };
  const { rows } = readImport([table], { mapping: null, answers: {}, timeZone: 'Europe/Sofia' });
  expect(rows).toMatchObject([{ entry: null, errors: [{ column: 'Expired', rule: 'not_yes_or_no' }] }]);
});

it('a column of numbers of rows does not identify them', () => {
  expect(suggestMapping(['Номер', 'ISIN', 'Дата', 'Единична цена', 'Обща стойност', 'Количество', 'Вид на сделката', 'Валута']).columns).toEqual({
    isin: 1, day: 2, price: 3, amount: 4, quantity: 5, direction: 6, currency: 7,
  }); // prettier-ignore
  expect(suggestMapping(['id', 'ISIN', 'Date', 'Price']).columns).not.toHaveProperty('id');
});

it.each([
  ['Redemption', 'redemption'],
  ['Падеж', 'redemption'],
  ['Coupon', 'coupon'],
  ['Interest at maturity', 'coupon'],
  ['Лихва на падеж', 'coupon'],
  ['Плащане', 'coupon'],
  ['Government bond', 'coupon'],
  ['Покупка', null],
  ['Fee', null],
])('a payment of the type ‘%s’ is a %s', (word, type) => {
  expect(paymentTypeIn(word)).toBe(type);
});

it('a payment whose type has an unknown word is an error, and one without a type a coupon', () => {
  const header = 'ISIN;Payment date;Interest;Currency;Type';
  const payment = (type: string) => `BG2030026111;2026-11-20;25;EUR;${type}`;
  expect(readMapped(header, payment('Sale'), payment(''), payment('-'))).toMatchObject([
    ['Type: unknown_type'],
    { kind: 'payment', amount: '25' },
    { kind: 'payment', amount: '25' },
  ]);
});
