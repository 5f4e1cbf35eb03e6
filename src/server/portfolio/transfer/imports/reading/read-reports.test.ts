import { describe, expect, it } from 'vitest';
import { readImport } from '#domain/imports/reading/read-import';
import { aWorkbook, type WorkbookCell } from '../../../../../testing/files/a-workbook.ts';
import { readFile } from './read-file.ts';

const BONDS = [
  'ISIN', 'Data', 'Bank', 'Direction', 'Currency', 'Nominal', 'Buy Price (%)', 'Market Price (%)', 'Clean Price', 'Result',
  'Amount Paid', 'Profit', 'Buy Date', 'Settlement Date', 'Years Since Buy', 'Taxes Paid', 'Coupon', 'YTM', 'Expired',
]; // prettier-ignore
const ETFS_AND_SHARES = [
  'ISIN', 'Name', 'Bank', 'Direction', 'Currency', 'Buy Price', 'Market Price', 'Nominal', 'Amount Paid', 'Result', 'Profit',
  'Years Since Buy', 'Fees Paid 1', 'Fees Paid 2', 'Dividend', 'Buy Date', 'Settlement Date', 'Expired',
]; // prettier-ignore
const DAY = { serial: 46346 };
const SETTLED = { serial: 46350 };

async function readReport(sheet: string, rows: readonly (readonly WorkbookCell[])[]) {
  const { tables } = await readFile(aWorkbook({ sheets: { [sheet]: rows } }));
  return readImport(tables, { mapping: null, answers: {}, timeZone: 'Europe/Sofia' });
}

describe('a report of this product is read back,', () => {
  const bond = (ytm: WorkbookCell): WorkbookCell[] => [
    'BG2030026111', '=cmd|a note', 'Fibank', 'Sell', 'EUR', 1.234, 98.5, 99, 98.5, 0.005, 9850, 50, DAY, SETTLED, 0.01, 1.5, 2.25,
    ytm, 'Yes',
  ]; // prettier-ignore

  it('bonds with what was entered and without what is computed', async () => {
    const read = await readReport('Bonds Report', [BONDS, bond(2.4)]);
    expect(read).toMatchObject({ format: 'kupon-bonds', questions: [] });
    expect(read.rows).toMatchObject([
      {
        ...{ row: 2, sheet: 'Bonds Report', holder: null, externalId: null, errors: [] },
        entry: {
          ...{
            kind: 'holding',
            securityClass: 'bond',
            isin: 'BG2030026111',
            direction: 'sell',
            currency: 'EUR',
          },
          ...{
            quantity: '1.2340',
            price: '98.5',
            marketPrice: '99',
            day: '2026-11-20',
            settlementDay: '2026-11-24',
          },
          ...{ tax: '1.5', couponPercent: '2.25', yieldPercent: '2.4', expired: true },
          ...{ bank: 'Fibank', notes: '=cmd|a note', fee: null, asWritten: null },
        },
      },
    ]);
  });

  it('a yield that the report marks as computed is not taken for an entered one', async () => {
    const { rows } = await readReport('Bonds Report', [BONDS, bond({ computed: 2.4 }), bond(2.5)]);
    expect(rows).toMatchObject([{ entry: { yieldPercent: null } }, { entry: { yieldPercent: '2.5' } }]);
  });

  it.each([
    ['My ETFs', 'etf'],
    ['My Shares', 'share'],
  ])('%s', async (sheet, securityClass) => {
    const cells = [
      'IE00B4L5Y983', 'World', '', 'Bid', 'EUR', 80.25, 81, 10, 802.5, 0.75, 7.5, 0.01, 1.5, 0.5, 3, DAY, '', 'No',
    ]; // prettier-ignore
    const read = await readReport(sheet, [ETFS_AND_SHARES, cells]);
    expect(read).toMatchObject({ format: 'kupon-etfs-and-shares', questions: [] });
    expect(read.rows[0]?.entry).toMatchObject({
      ...{ securityClass, name: 'World', bank: null, direction: 'buy', quantity: '10', price: '80.25' },
      ...{ marketPrice: '81', fee: '1.5', tax: '0.5', dividend: '3', settlementDay: null, expired: false },
    });
  });
});
