import { describe, expect, it } from 'vitest';
import { Instrument } from '#api/portfolio/instruments/instruments';
import { instrumentBody, instrumentFormValues } from './instrument-form-values.ts';

const ETF = Instrument.parse({
  ...{ isin: 'IE00B4L5Y983', kind: 'etf', name: 'A fund', issuer: null, country: null, currency: 'EUR' },
  ...{ priceBasis: 'unit', regulatedMarket: 'yes', venue: null, version: 1, prices: [], earlierIsins: [] },
  ...{ couponPercent: null, couponFrequency: null, dayCount: null, issueDate: '2009-09-25' },
  ...{ firstCouponDate: null, maturityDate: '2030-12-31', redemption: 101.5 },
  ...{ amortization: null, couponSteps: null, floating: null, calls: [] },
});

describe('the form of a security', () => {
  it('keeps the terms of an ETF, although it does not show them', () => {
    const body = instrumentBody({ ...instrumentFormValues(ETF), name: 'Another name' }, ETF);
    expect(body).toMatchObject({ name: 'Another name', issueDate: '2009-09-25', maturityDate: '2030-12-31' });
    expect(body).toMatchObject({ redemption: 101.5, amortization: null, floating: null, calls: [] });
  });

  it('sends terms that were typed for a bond only while it is one', () => {
    const asBond = {
      ...instrumentFormValues(ETF),
      kind: 'bond',
      couponPercent: 'a lot',
      index: 'EURIBOR 6M',
    } as const;
    expect(instrumentBody(asBond, ETF)).toMatchObject({
      couponPercent: Number.NaN,
      floating: { margin: Number.NaN },
    });
    expect(instrumentBody({ ...asBond, kind: 'etf' }, ETF)).toMatchObject({
      couponPercent: null,
      floating: null,
    });
  });
});
