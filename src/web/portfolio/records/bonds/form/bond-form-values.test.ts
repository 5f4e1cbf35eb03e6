import { describe, expect, it } from 'vitest';
import { BondFields } from '#api/portfolio/bonds';
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

  it('is accepted by the server', () => {
    expect(BondFields.safeParse(body).success).toBe(true);
    expect(BondFields.safeParse({ ...body, nominal: Number.NaN }).success).toBe(false);
  });
});
