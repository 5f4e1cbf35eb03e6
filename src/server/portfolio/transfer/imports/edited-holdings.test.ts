import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate, dayNumber, isCalendarDate } from '#domain/calendar-date';
import {
  EDITING_KEY,
  EDITING_KINDS,
  EDITING_SHEETS,
  type EditingKind,
} from '#domain/imports/editing/editing-sheets';
import type { EditingCell } from '#domain/imports/editing/editing-row';
import {
  editingRows,
  listHoldingsToEdit,
  listMyHoldingsToEdit,
} from '#api/portfolio/imports/holdings-to-edit';
import type { Import } from '#api/portfolio/imports/import-fields';
import { myImports, officeImports } from '#api/portfolio/imports/imports';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { anImportDesk } from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aWorkbook, type WorkbookCell } from '../../../../testing/files/a-workbook.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

type Line = readonly EditingCell[];
type Lines = Readonly<Record<EditingKind, readonly Line[]>>;
const NO_LINES: Lines = { bond: [], etf: [], share: [], payment: [], distribution: [], cashFlow: [] };

/** What 'Export for editing' writes of what somebody holds. */
const exported = async ({ token }: TestUser): Promise<Lines> =>
  editingRows(await app.answer(listMyHoldingsToEdit, { token }));

const DAY_ZERO = dayNumber(calendarDate('1899-12-30'));

function saved(cell: EditingCell): WorkbookCell {
  if (cell === null) return '';
  return typeof cell === 'string' && isCalendarDate(cell) ? { serial: dayNumber(cell) - DAY_ZERO } : cell;
}

/** As a spreadsheet program saves it. */
function workbook(lines: Lines): string {
  const sheets = EDITING_KINDS.map((kind) => {
    const { name, columns } = EDITING_SHEETS[kind];
    const header = [...columns.map((column) => column.header), EDITING_KEY];
    return [name, [header, ...lines[kind].map((line) => line.map(saved))]] as const;
  });
  return aWorkbook({ sheets: Object.fromEntries(sheets) }).toString('base64');
}

const upload = ({ token }: TestUser, lines: Lines): Promise<Import> =>
  app.answer(myImports.upload, { token, body: { fileName: 'holdings.xlsx', content: workbook(lines) } });

/** A line of a sheet, with other values under these headers. */
function withCells(kind: EditingKind, line: Line | undefined, values: Record<string, EditingCell>): Line {
  const changed = [...(line ?? [])];
  for (const [header, value] of Object.entries(values)) {
    const at = EDITING_SHEETS[kind].columns.findIndex((column) => column.header === header);
    expect(at).toBeGreaterThanOrEqual(0);
    changed[at] = value;
  }
  return changed;
}

const withoutKey = (line: Line | undefined): Line => [...(line ?? []).slice(0, -1), null];

async function aHolder(): Promise<TestUser> {
  const holder = await aUser(app, { keeps_own_portfolio: true });
  const { userId } = holder;
  const bond = await aBond(app, userId, {
    bank: 'Fibank',
    buy_date: '2025-03-14',
    notes: 'first\r\nsecond ',
    ...{ taxes_paid: '1.5', maturity_date: '2030-03-14', coupon_frequency: 2, day_count: 'ACT/ACT-ICMA' },
  });
  // Neither a day nor a bank, and as many figures as a spreadsheet program keeps.
  await aBond(app, userId, { isin: 'XS2010026305', nominal: '9876543210987.65', currency: 'BGN' });
  const etf = await anEtfOrShare(app, userId, {
    kind: 'etf',
    fees_paid_1: '1.25',
    fees_paid_2: '2.5',
    dividend: '3',
  });
  await aPayment(app, bond);
  await aCashFlow(app, bond, { origin: 'generated' });
  await aDistribution(app, etf, { ex_day: '2025-12-01' });
  return holder;
}

describe('holdings that were exported for editing', () => {
  it('change nothing when they come back as they were', async () => {
    const holder = await aHolder();
    const lines = await exported(holder);
    // Somebody has changed one since: that is no conflict, for the file does not change it.
    await app.db
      .updateTable('bonds')
      .set({ version: 9, market_price: '77' })
      .where('user_id', '=', holder.userId)
      .execute();
    expect(await upload(holder, lines)).toMatchObject({
      format: 'kupon-editing',
      counts: { unchanged: 6, changed: 0, new: 0, error: 0, included: 0 },
    });
  });

  it('change the fields that were edited and no other, and are undone', async () => {
    const holder = await aHolder();
    const lines = await exported(holder);
    const before = await desk.storedBonds();
    const edited = {
      ...lines,
      bond: [
        withCells('bond', lines.bond[0], { Notes: "=cmd|' /C calc'!A0", Bank: null }),
        withCells('bond', lines.bond[1], { Expired: 'Yes' }),
      ],
      etf: [withCells('etf', lines.etf[0], { 'Buy Date': '2025-04-01' })],
    };
    const shown = await upload(holder, edited);
    const sent = { token: holder.token, params: { id: shown.id } };
    expect(await app.answer(myImports.listRows, { ...sent, query: { kind: 'changed' } })).toMatchObject([
      {
        kind: 'changed',
        before: { bank: 'Fibank', data: 'first\r\nsecond ' },
        after: { bank: null, data: "=cmd|' /C calc'!A0" },
      },
      { kind: 'changed', before: { expired: false }, after: { expired: true } },
      { kind: 'changed', target: 'etf', after: { buyDate: '2025-04-01' } },
    ]);
    await app.answer(myImports.confirm, { ...sent, body: {} });
    const [bond, other] = await desk.bondsOf(holder);
    expect(bond).toMatchObject({
      bank: null,
      notes: "=cmd|' /C calc'!A0",
      taxesPaid: 1.5,
      buyDate: '2025-03-14',
    });
    expect(other).toMatchObject({ expired: true, nominal: 9_876_543_210_987.65, buyDate: null });
    // The same file again finds everything as it says.
    expect((await upload(holder, edited)).counts).toMatchObject({ unchanged: 6, changed: 0, error: 0 });
    await app.answer(myImports.undo, sent);
    expect(await desk.storedBonds()).toEqual(before);
  });

  it('are added where a line has no key, once, and never deleted where one is missing', async () => {
    const holder = await aHolder();
    const lines = await exported(holder);
    const added = withCells('bond', withoutKey(lines.bond[0]), { Nominal: 500, Bank: 'UBB' });
    const ofAdded = withCells('cashFlow', withoutKey(lines.cashFlow[0]), { Bank: 'UBB', Total: 31.25 });
    const edited = { ...NO_LINES, bond: [added], cashFlow: [ofAdded] };
    const shown = await upload(holder, edited);
    expect(shown.counts).toMatchObject({ new: 2, changed: 0, error: 0 });
    await app.answer(myImports.confirm, { token: holder.token, params: { id: shown.id }, body: {} });
    expect((await desk.bondsOf(holder)).map(({ nominal }) => nominal).toSorted()).toEqual(
      [10_000, 9_876_543_210_987.65, 500].toSorted(),
    );
    const { bonds } = await app.answer(listMyHoldingsToEdit, { token: holder.token });
    expect(bonds.find(({ bank }) => bank === 'UBB')).toMatchObject({
      ...{ maturityDate: '2030-03-14', couponFrequency: 2, dayCount: 'ACT/ACT-ICMA' },
      cashFlows: [{ date: '2026-07-15', totalCashFlows: 31.25, origin: 'entered' }],
    });
    expect((await upload(holder, edited)).counts).toMatchObject({ new: 0, duplicate: 2 });
  });

  it('are refused, with their lines, if they were changed since, belong to somebody else, come twice or have a wrong cell', async () => {
    const holder = await aHolder();
    const lines = await exported(holder);
    const others = await exported(await aHolder());
    const bond = [
      withCells('bond', lines.bond[0], { 'Market Price (%)': 90 }),
      lines.bond[1] ?? [],
      withCells('bond', lines.bond[1], { Nominal: 1 }),
      withCells('bond', others.bond[0], { Nominal: 1 }),
      others.bond[1] ?? [],
      [...(lines.bond[1] ?? []).slice(0, -1), '1:2'],
    ];
    const etf = [withCells('etf', lines.etf[0], { Nominal: 'many' })];
    await app.db
      .updateTable('bonds')
      .set({ version: 5, market_price: '80' })
      .where('user_id', '=', holder.userId)
      .execute();
    const shown = await upload(holder, { ...NO_LINES, bond, etf });
    const rows = await app.answer(myImports.listRows, { token: holder.token, params: { id: shown.id } });
    expect(rows.map(({ row, errors }) => [row, errors.map(({ rule }) => rule)])).toEqual([
      [2, ['changed_since_export']],
      [3, []],
      [4, ['exported_row_twice']],
      [5, ['exported_row_gone']],
      [6, ['exported_row_gone']],
      [7, ['not_an_export_key']],
      [2, ['not_a_number']],
    ]);
    expect(rows[0]).toMatchObject({
      before: { marketPrice: 80 },
      after: { marketPrice: 90 },
      isIncluded: false,
    });
    expect(shown.counts).toMatchObject({ included: 0 });
  });

  it('change payments and distributions too, also for an office, but do not move them to another holding', async () => {
    const holder = await aHolder();
    const administrator = await anAdministrator(app);
    const params = { id: holder.userId };
    const received = async () => {
      const { bonds, etfs } = await app.answer(listHoldingsToEdit, { token: administrator.token, params });
      return [
        ...bonds.flatMap(({ payments, cashFlows }) => [...payments, ...cashFlows]),
        ...etfs.flatMap(({ distributions }) => distributions),
      ];
    };
    const lines = editingRows(await app.answer(listHoldingsToEdit, { token: administrator.token, params }));
    const before = await received();
    const [payment, distribution] = [lines.payment[0], lines.distribution[0]];
    const edited = {
      ...NO_LINES,
      payment: [
        withCells('payment', payment, { Amount: 130, 'Payment Date': '2026-01-16' }),
        withCells('payment', withoutKey(payment), { Amount: 77 }),
      ],
      distribution: [withCells('distribution', distribution, { 'Tax Withheld': 0.5, Units: 8 })],
      cashFlow: [withCells('cashFlow', lines.cashFlow[0], { Total: 99, Cumulative: 99 })],
    };
    const body = { fileName: 'holdings.xlsx', content: workbook(edited) };
    const shown = await app.answer(officeImports.upload, {
      token: administrator.token,
      body,
      query: { holder: holder.userId },
    });
    expect(shown.counts).toMatchObject({ changed: 3, new: 1, error: 0 });
    const sent = { token: administrator.token, params: { id: shown.id } };
    await app.answer(officeImports.confirm, { ...sent, body: {} });
    // In the order of their days.
    expect(await received()).toMatchObject([
      { profit: 77, paymentDate: '2026-01-15', taxesPaid: 12.55 },
      { profit: 130, paymentDate: '2026-01-16', taxesPaid: 12.55 },
      { interimCashFlow: 125.5, totalCashFlows: 99, cumulativeCashFlows: 99, origin: 'edited' },
      { taxWithheld: 0.5, exDay: '2025-12-01', nominal: 8 },
    ]);
    await app.answer(officeImports.undo, sent);
    const plain = (rows: Awaited<ReturnType<typeof received>>) => rows.map((row) => ({ ...row, version: 0 }));
    expect(plain(await received())).toEqual(plain(before));

    const moved = { ...NO_LINES, payment: [withCells('payment', payment, { ISIN: 'XS2010026305' })] };
    const refused = await upload(holder, moved);
    expect(
      await app.answer(myImports.listRows, { token: holder.token, params: { id: refused.id } }),
    ).toMatchObject([{ kind: 'error', errors: [{ column: 'ISIN', rule: 'not_edited_here' }] }]);
  });
});
