import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../../../testing/factories/imports/an-import.ts';
import {
  anImportDesk,
  BG,
  BOND_HEADER,
  bondLine,
} from '../../../../../testing/factories/imports/an-import-desk.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

const importFile = async (text: string, holder: TestUser) => desk.confirm(await desk.preview(text, holder));
const rowsOf = async (text: string, holder: TestUser) => desk.rowsOf(await desk.preview(text, holder));

const ETF = 'IE00B4L5Y983';
const SHARE = 'DE0007164600';
/** A deal with a number, as one broker's statement has it. */
const line = (id: string, { isin = ETF, units = '10', price = '80', fee = '1', day = '2025-03-14' } = {}) =>
  `${isin};etf;buy;${units};${price};EUR;${day};IBKR;${fee};${id}`;
const file = (...lines: readonly string[]) =>
  aCsvFile('ISIN;Class;Direction;Units;Price;Currency;Date;Bank;Fee;Transaction ID', ...lines);

describe('a row that an earlier import wrote', () => {
  it('is a change, field by field, if the file has changed it since', async () => {
    const holder = await aUser(app);
    await importFile(file(line('T1'), line('T2', { isin: SHARE })), holder);
    const changed = file(line('T1', { fee: '2.5' }), line('T2', { isin: SHARE }));
    const shown = await desk.preview(changed, holder);
    expect(shown.counts).toMatchObject({ changed: 1, duplicate: 1, new: 0, included: 1 });
    expect((await desk.rowsOf(shown))[0]).toMatchObject({
      ...{
        kind: 'changed',
        isIncluded: true,
        before: { feesPaid1: 1 },
        after: { feesPaid1: 2.5 },
        errors: [],
      },
    });
    const done = await desk.confirm(shown);
    expect((await desk.preview(changed, holder)).counts).toMatchObject({ changed: 0, duplicate: 2 });
    expect(await desk.undo(done)).toMatchObject({ undone: 1, left: [] });
    expect((await desk.preview(changed, holder)).counts).toMatchObject({ changed: 1, duplicate: 1 });
  });

  it('is not touched if it was changed only in Kupon', async () => {
    const holder = await aUser(app);
    await importFile(file(line('T1')), holder);
    await editFee(holder, '7');
    expect(await rowsOf(file(line('T1')), holder)).toMatchObject([{ kind: 'duplicate', isIncluded: false }]);
  });

  it('is shown with both values and left out if it was changed both in the file and in Kupon', async () => {
    const holder = await aUser(app);
    await importFile(file(line('T1')), holder);
    await editFee(holder, '7');
    const changed = file(line('T1', { fee: '2.5' }));
    const shown = await desk.preview(changed, holder);
    expect(await desk.rowsOf(shown)).toMatchObject([
      {
        ...{ kind: 'changed', isIncluded: false, errors: [{ rule: 'changed_here_too' }] },
        ...{ before: { feesPaid1: 7 }, after: { feesPaid1: 2.5 } },
      },
    ]);
    const ticked = await desk.changeRows(shown, { included: [{ place: 1, isIncluded: true }] });
    await desk.confirm(ticked);
    expect(await feesOf(holder)).toEqual(['2.50']);
  });

  it('is a change if it is a payment whose tax the file has corrected', async () => {
    const holder = await aUser(app);
    await importFile(aCsvFile(BOND_HEADER, bondLine(BG, '1000')), holder);
    const paid = (tax: string) =>
      aCsvFile('ISIN;Date;Amount;Currency;Tax;Transaction ID', `${BG};2026-01-15;12.50;EUR;${tax};P1`);
    await importFile(paid('1'), holder);
    expect(await rowsOf(paid('1'), holder)).toMatchObject([{ kind: 'duplicate' }]);
    expect(await rowsOf(paid('1.25'), holder)).toMatchObject([
      { kind: 'changed', isIncluded: true, before: { taxesPaid: 1 }, after: { taxesPaid: 1.25 } },
    ]);
  });
});

it('running numbers that begin again in the next file do not hide its rows', async () => {
  const holder = await aUser(app);
  await importFile(file(line('1'), line('2', { isin: SHARE })), holder);
  const next = file(line('1', { isin: SHARE, day: '2025-04-14' }), line('2', { day: '2025-04-14' }));
  expect((await desk.preview(next, holder)).counts).toMatchObject({ new: 2, duplicate: 0, changed: 0 });
});

describe('a deal in two files of a broker, one with numbers and one without', () => {
  const unnumbered = (...lines: readonly string[]) =>
    aCsvFile('ISIN;Class;Direction;Units;Price;Currency;Date', ...lines);
  const DEAL = `${ETF};etf;buy;10;80;EUR;2025-03-14`;

  it('is left out the second time, and imported if it is ticked', async () => {
    const holder = await aUser(app);
    await importFile(file(line('T1')), holder);
    const shown = await desk.preview(unnumbered(DEAL), holder);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await desk.rowsOf(shown)).toMatchObject([
      {
        ...{ kind: 'duplicate', isIncluded: false },
        errors: [{ rule: 'same_as_imported', values: { day: today } }],
      },
    ]);
    await desk.confirm(await desk.changeRows(shown, { included: [{ place: 1, isIncluded: true }] }));
    expect(await feesOf(holder)).toHaveLength(2);
  });

  it('twice in one file are two deals, of which the first file had one', async () => {
    const holder = await aUser(app);
    expect((await desk.preview(unnumbered(DEAL, DEAL), holder)).counts).toMatchObject({ new: 2 });
    await importFile(file(line('T1')), holder);
    expect((await desk.preview(unnumbered(DEAL, DEAL), holder)).counts).toMatchObject({
      new: 1,
      duplicate: 1,
    });
  });

  it('is also recognised if it is a payment', async () => {
    const holder = await aUser(app);
    await importFile(aCsvFile(BOND_HEADER, bondLine(BG, '1000')), holder);
    await importFile(
      aCsvFile('ISIN;Date;Amount;Currency;Transaction ID', `${BG};2026-01-15;12.50;EUR;P1`),
      holder,
    );
    const again = await desk.preview(
      aCsvFile('ISIN;Date;Amount;Currency', `${BG};2026-01-15;12.50;EUR`),
      holder,
    );
    expect(again.counts).toMatchObject({ new: 0, duplicate: 1 });
  });
});

it('income of several purchases is shown as a whole, with its tax', async () => {
  const holder = await aUser(app);
  await importFile(aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(BG, '3000')), holder);
  const paid = aCsvFile('ISIN;Date;Amount;Currency;Tax', `${BG};2026-01-15;100;EUR;10`);
  expect(await rowsOf(paid, holder)).toMatchObject([{ after: { profit: 100, taxesPaid: 10, purchases: 2 } }]);
});

const feesOf = async ({ userId }: TestUser) => {
  const rows = await app.db
    .selectFrom('etfs_and_shares')
    .select('fees_paid_1')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.fees_paid_1);
};

/** As somebody does on screen: the version rises with it. */
async function editFee({ userId }: TestUser, fee: string): Promise<void> {
  await app.db
    .updateTable('etfs_and_shares')
    .set((eb) => ({ fees_paid_1: fee, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}
