import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../../testing/factories/an-etf-or-share.ts';
import { aCsvFile } from '../../../../../testing/factories/imports/an-import.ts';
import { anImportDesk, BG } from '../../../../../testing/factories/imports/an-import-desk.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

const ETF = 'IE00B4L5Y983';
const deals = (...lines: readonly string[]) =>
  aCsvFile('ISIN;Class;Direction;Units;Price;Currency;Date', ...lines);
const payments = (...lines: readonly string[]) => aCsvFile('ISIN;Date;Amount;Currency', ...lines);

/** The rows of a file: their kind, whether they are ticked, and the rules of their errors. */
async function previewed(text: string, holder: TestUser) {
  const rows = await desk.rowsOf(await desk.preview(text, holder));
  return rows.map(({ kind, isIncluded, errors }) => [kind, isIncluded, ...errors.map(({ rule }) => rule)]);
}

const aHolderOf = async (bond: Parameters<typeof aBond>[2]) => {
  const holder = await aUser(app);
  await aBond(app, holder.userId, bond);
  return holder;
};

const LEFT_OUT = ['new', false] as const;

describe('a row that contradicts what is known is left out until it is ticked:', () => {
  it('a bond in another currency, or as a share', async () => {
    const holder = await aHolderOf({ isin: BG, currency: 'EUR' });
    const lines = [`${BG};bond;buy;1000;98;USD;2025-03-14`, `${BG};share;buy;10;98;EUR;2025-03-14`];
    expect(await previewed(deals(...lines), holder)).toEqual([
      [...LEFT_OUT, 'another_currency_of_bond'],
      [...LEFT_OUT, 'another_class'],
    ]);
    expect(await previewed(deals(`${BG};bond;buy;1000;98;BGN;2025-03-14`), holder)).toEqual([['new', true]]);
  });

  it('a security that is not known, with a wrong check digit, next to the held one', async () => {
    const holder = await aUser(app);
    await anEtfOrShare(app, holder.userId, { isin: ETF, kind: 'etf' });
    const isins = [ETF, 'IE00B4L5Y984', 'IE00B4L6Y983', 'US0378331006'];
    const shown = await desk.preview(
      deals(...isins.map((isin) => `${isin};etf;buy;10;80;EUR;2025-03-14`)),
      holder,
    );
    const warning = (isin: string, known: string) => ({
      ...{ kind: 'new', isIncluded: false },
      errors: [{ column: 'isin', rule: 'isin_check_digit', values: { isin, known } }],
    });
    expect(await desk.rowsOf(shown)).toMatchObject([
      { kind: 'new', isIncluded: true, errors: [] },
      warning('IE00B4L5Y984', ETF),
      warning('IE00B4L6Y983', ETF),
      warning('US0378331006', ''),
    ]);
  });

  it('and says where notes are lost, which only bonds have', async () => {
    const holder = await aUser(app);
    const text = aCsvFile(
      'ISIN;Class;Units;Price;Currency;Date;Notes',
      `${ETF};etf;10;80;EUR;2025-03-14;for Ana`,
      `${ETF};etf;10;81;EUR;2025-03-15;`,
      `${BG};bond;1000;98;EUR;2025-03-15;for Ana`,
    );
    const [etf, other, bond] = await desk.rowsOf(await desk.preview(text, holder));
    expect(etf).toMatchObject({
      isIncluded: true,
      errors: [{ column: null, rule: 'notes_of_bonds_only', values: { notes: 'for Ana' } }],
    });
    expect(other?.errors).toEqual([]);
    expect(bond).toMatchObject({ errors: [], after: { data: 'for Ana' } });
  });

  it('but not a security that is known with a wrong check digit', async () => {
    const holder = await aUser(app);
    await anEtfOrShare(app, holder.userId, { isin: 'FR0000131105', kind: 'share' });
    expect(await previewed(deals('FR0000131105;share;buy;10;80;EUR;2025-03-14'), holder)).toEqual([
      ['new', true],
    ]);
  });

  it('a payment before the purchase', async () => {
    const holder = await aHolderOf({ isin: BG, buy_date: '2025-03-14' });
    expect(await previewed(payments(`${BG};2025-01-15;10;EUR`, `${BG};2026-01-15;10;EUR`), holder)).toEqual([
      [...LEFT_OUT, 'paid_before_purchase'],
      ['new', true],
    ]);
  });

  it('a sale of more than is held on its day, also with purchases of the same file', async () => {
    const holder = await aUser(app);
    const lines = [
      `${ETF};etf;sell;4;81;EUR;2025-04-14`,
      `${ETF};etf;buy;10;80;EUR;2025-03-14`,
      `${ETF};etf;sell;7;81;EUR;2025-05-14`,
      `${ETF};etf;sell;6;81;EUR;2025-06-14`,
    ];
    expect(await previewed(deals(...lines), holder)).toEqual([
      ['new', true],
      ['new', true],
      [...LEFT_OUT, 'sells_more_than_held'],
      ['new', true],
    ]);
  });

  it('a deal or a payment in the future, such as the year 2050', async () => {
    const holder = await aHolderOf({ isin: BG, buy_date: '2025-03-14' });
    expect(await previewed(deals(`${ETF};etf;buy;10;80;EUR;2050-06-06`), holder)).toEqual([
      [...LEFT_OUT, 'in_future'],
    ]);
    expect(await previewed(payments(`${BG};2050-06-06;10;EUR`), holder)).toEqual([
      [...LEFT_OUT, 'in_future'],
    ]);
  });
});

it('a row equal to an earlier one of the file is imported as another transaction, and says which one it repeats', async () => {
  const holder = await aUser(app);
  const fill = `${ETF};etf;buy;10;80;EUR;2025-03-14`;
  const shown = await desk.preview(deals(fill, `${ETF};etf;buy;10;81;EUR;2025-03-14`, fill, fill), holder);
  const repeated = {
    ...{ kind: 'new', isIncluded: true },
    errors: [{ column: null, rule: 'same_row_above', values: { row: 2 } }],
  };
  expect(await desk.rowsOf(shown)).toMatchObject([{ errors: [] }, { errors: [] }, repeated, repeated]);
  // Two fills that differ in what does not identify them are not the same.
  const header = 'ISIN;Class;Direction;Units;Price;Currency;Date;Fee';
  const other = await desk.preview(aCsvFile(header, `${fill};1`, `${fill};2`), holder);
  expect((await desk.rowsOf(other)).map(({ errors }) => errors)).toEqual([[], []]);
});

it('units with more than 2 decimal places are shown as they are stored, and refused if nothing is left of them', async () => {
  const holder = await aUser(app);
  const file = deals(
    `${ETF};etf;buy;0.00412345;80;EUR;2025-03-14`,
    `${ETF};etf;buy;1.23456;80.12345;EUR;2025-03-14`,
  );
  const shown = await desk.preview(file, holder);
  expect(await desk.rowsOf(shown)).toMatchObject([
    {
      kind: 'error',
      errors: [{ column: 'nominal', rule: 'rounds_to_zero', values: { cell: '0.00412345' } }],
    },
    {
      ...{ kind: 'new', isIncluded: true, after: { nominal: 1.23, buyPrice: 80.1235 } },
      errors: [{ column: 'nominal', rule: 'rounded', values: { cell: '1.23456' } }],
    },
  ]);
  await desk.confirm(shown, { onlyGoodRows: true });
  const stored = await app.db
    .selectFrom('etfs_and_shares')
    .select(['nominal', 'buy_price'])
    .where('user_id', '=', holder.userId)
    .execute();
  expect(stored.map((row) => [Number(row.nominal), Number(row.buy_price)])).toEqual([[1.23, 80.1235]]);
  expect(await previewed(file, holder)).toEqual([
    ['error', false, 'rounds_to_zero'],
    ['duplicate', false],
  ]);
});
