import { expect, it } from 'vitest';
import { EtfOrShareFields } from '#api/portfolio/etfs-and-shares';
import { etfOrShareBody, EMPTY_ETF_OR_SHARE } from './etf-or-share-form-values.ts';

it('the form of an ETF or a share begins with Bid and EUR, active', () => {
  expect(EMPTY_ETF_OR_SHARE).toMatchObject({ direction: 'Bid', currency: 'EUR', expired: false });
});

it('empty fields are sent as null: fees, dividend and both days', () => {
  const body = etfOrShareBody({ ...EMPTY_ETF_OR_SHARE, isin: 'IE00B4L5Y983', name: 'World index' });
  const empty = { feesPaid1: null, feesPaid2: null, dividend: null, buyDate: null, settlementDate: null };
  expect(body).toMatchObject(empty);
  expect(EtfOrShareFields.parse(body)).toMatchObject({ ...empty, bank: 'Unknown Bank', direction: 'Bid' });
});

it('numbers are sent with the same digits', () => {
  const typed = { ...EMPTY_ETF_OR_SHARE, buyPrice: '80.5', nominal: '1200', feesPaid1: '4.9' };
  expect(etfOrShareBody(typed)).toMatchObject({ buyPrice: 80.5, nominal: 1200, feesPaid1: 4.9 });
});
