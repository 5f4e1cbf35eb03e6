import { describe, expect, it } from 'vitest';
import { identifyRows } from '#domain/imports/identity/identify-rows';
import { linesOf, readText } from '../../../../../testing/factories/imports/read-import-text.ts';

// The samples that Ghostfolio itself refuses: test/import/not-ok.
describe('a file of Ghostfolio is refused with line and reason', () => {
  const activity = { currency: 'USD', dataSource: 'YAHOO', date: '2021-01-01T00:00:00.000Z', fee: 0, quantity: 20, symbol: 'US5949181045', type: 'BUY', unitPrice: 100 };
  const inFile = (fields: object) => JSON.stringify({ meta: { version: 'dev' }, activities: [{ ...activity, ...fields }] });
  it.each([
    ['a type', { type: '<invalid>' }, 'type: unknown_type'],
    ['a day', { date: '<invalid>' }, 'date: not_a_day'],
    ['a currency', { currency: '<invalid>' }, 'currency: unknown_currency'],
    ['a symbol', { symbol: '<invalid>' }, 'symbol: isin_unknown'],
    ['a number', { unitPrice: '<invalid>' }, 'unitPrice: not_a_number'],
  ])('where %s is wrong', async (_, fields, fault) => {
    expect(linesOf((await readText(inFile(fields))).rows)).toEqual([`1 ${fault}`]);
  });

  it('where one of several lines is wrong', async () => {
    const { rows } = await readText(
      'Date,Code,CCY,Price,Qty,Action,Fee\n16-09-2021,US5949181045,USD,298.580,5,buy,19.00\n01.01.2022,Penthouse,USD,500000.0,1,<invalid>,0.00\n',
    );
    expect(linesOf(rows)).toEqual([
      '2 buy share US5949181045 2021-09-16 USD quantity 5 price 298.580 fee 19.00',
      '3 Action: unknown_type',
    ]);
  });
}); // prettier-ignore

describe('the published examples', () => {
  const FLEX = 'isin,assetCategory,buySell,tradeDate,quantity,tradePrice,tradeMoney,currency\n';

  it('2,000 of a bond at 98.562 are 1,971.24, so the price is percent', async () => {
    const { rows } = await readText(`${FLEX}US037833DT43,BOND,BUY,20240206,2000,98.562,1971.24,USD`);
    expect(rows[0]?.entry).toMatchObject({
      quantity: '2000',
      price: '98.562',
      asWritten: { quantity: '2000', price: '98.562', amount: '1971.24' },
    });
  });

  it('dates in four forms of one file are four days', async () => {
    const { rows } = await readText(
      'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note\n' +
        ['01-09-2021', '17/11/2021', '01.01.2022', '20500606']
          .map((day) => `${day},A,MANUAL,USD,0,0,fee,49,`)
          .join('\n'),
    );
    const days = rows.map(({ entry }) => (entry?.kind === 'information' ? entry.day : null));
    expect(days).toEqual(['2021-09-01', '2021-11-17', '2022-01-01', '2050-06-06']);
  });

  // wealthfolio/wealthfolio, issue 1035.
  it('eight rows, some of them equal, are eight', async () => {
    const buy = (quantity: string) =>
      `2025-12-03 16:07:14;main;BUY;IREN;AU0000185993;${quantity};40.2;${Number(quantity) * 40.2};USD;;;`;
    const fee = (amount: string) => `2025-12-03 16:07:15;main;FEE;IREN;AU0000185993;;;;EUR;${amount};;`;
    const lines = [
      ...[buy('1.0'), fee('1.3'), buy('1.0'), fee('0.1')],
      ...[buy('5.0'), fee('0.49'), buy('1.0'), fee('0.1')],
    ];
    const header =
      'date;account;activityType;symbol;isin;quantity;unitPrice;amount;currency;fee;fxRate;comment';
    const read = await readText([header, ...lines].join('\n'), { 'class:AU0000185993': 'share' });
    expect(read.format).toBe('wealthfolio');
    expect(read.rows.map(({ entry }) => entry?.kind)).toEqual(
      lines.map((line) => (line.includes('BUY') ? 'holding' : 'information')),
    );
    const scope = { format: 'wealthfolio', isMapped: false, holders: read.rows.map(() => '7') };
    const deals = identifyRows(read.rows, scope).filter((identity) => identity !== null);
    expect(deals.map(({ ordinal }) => ordinal)).toEqual([1, 2, 1, 3]);
    expect(new Set(deals.map(({ key, ordinal }) => `${key} ${ordinal}`)).size).toBe(4);
  });
});
