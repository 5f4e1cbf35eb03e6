import { describe, expect, it } from 'vitest';
import { BondFields } from '#api/portfolio/bonds';
import { NO_ROWS } from '../../../../platform/forms/rows-field/form-rows.ts';
import { bondBody, EMPTY_BOND } from './bond-form-values.ts';

describe('the request of the bond form', () => {
  const body = bondBody({ ...EMPTY_BOND, isin: 'BG2040015211', nominal: '10000', buyPrice: '98.5' });

  it('begins with Buy and EUR', () => {
    expect(body).toMatchObject({ direction: 'Buy', currency: 'EUR' });
  });

  it('has null for empty fields, but 0 for the market price', () => {
    expect(body).toMatchObject({
      marketPrice: 0,
      data: null,
      bank: null,
      cleanPrice: null,
      taxesPaid: null,
      cupon: null,
      ytm: null,
      buyDate: null,
      settlementDate: null,
    });
  });

  it('leaves out rows in which nothing was typed, but not half of one', () => {
    const rows = { amortization: '2027-01-12\t20\n\t', couponSteps: '\t', calls: '\t100' };
    expect(bondBody({ ...EMPTY_BOND, ...rows })).toMatchObject({
      amortization: [{ date: '2027-01-12', percent: 20 }],
      couponSteps: null,
      calls: [{ date: '', price: 100 }],
    });
    expect(bondBody({ ...EMPTY_BOND, calls: NO_ROWS })).toMatchObject({ calls: [] });
  });

  it('is accepted by the server', () => {
    expect(BondFields.safeParse(body).success).toBe(true);
    expect(BondFields.safeParse({ ...body, nominal: Number.NaN }).success).toBe(false);
  });
});
