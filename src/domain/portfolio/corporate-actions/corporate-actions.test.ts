import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { isActionOn } from './corporate-action.ts';
import { redemptionAmount, repayPurchases } from './redeem-bond.ts';
import { movedCost, priceAfterMove, priceBeforeMoves, unitPrice, spunOffUnits } from './spin-off.ts';
import { fractionalUnits, splitDeals, splitUnits } from './split-units.ts';

const day = calendarDate('2026-07-01');
const aPurchase = { units: 100, buyPrice: 120, marketPrice: 132, amountPaid: '12000.00' };

describe('a redemption', () => {
  it('pays the nominal at its price', () => {
    expect(redemptionAmount(10_000, 100).toFixed(2)).toBe('10000.00');
    expect(redemptionAmount('1234.56', '101.25').toFixed(2)).toBe('1249.99');
  });
});

describe('a partial redemption', () => {
  it('of 25 % a year at 4 % pays 29, 28, 27 and 26 per 100', () => {
    let nominal = new Decimal(100);
    const flows = [100, 75, 50, 25].map((outstandingPercent) => {
      const interest = nominal.times('0.04');
      const trade = { nominal, buyPrice: 98, marketPrice: 99 };
      const [part] = repayPurchases([trade], nominal, { percent: 25, outstandingPercent, price: 100 });
      if (part === undefined) throw new Error('nothing was repaid');
      nominal = part.left.nominal;
      return part.payment.plus(interest).toNumber();
    });
    expect(flows).toEqual([29, 28, 27, 26]);
    expect(nominal.isZero()).toBe(true);
  });

  it('lowers nominal, amount paid and profit in proportion', () => {
    const trade = { nominal: 10_000, buyPrice: '98.5', marketPrice: 99 };
    const [part] = repayPurchases([trade], 10_000, { percent: 20, outstandingPercent: 80, price: 101 });
    expect(part?.left.nominal.toNumber()).toBe(7_500);
    expect(part?.left.amountPaid.toNumber()).toBe(7_387.5);
    expect(part?.left.profit.toNumber()).toBe(37.5);
    expect(part?.repaid.amountPaid.toNumber()).toBe(2_462.5);
    expect(part?.payment.toNumber()).toBe(2_525);
  });

  it('repays only what was not sold, to the cent', () => {
    const trade = { nominal: 100, buyPrice: 100, marketPrice: 100 };
    const parts = repayPurchases([trade, trade, trade], 250, {
      ...{ percent: 10, outstandingPercent: 100 },
      price: 100,
    });
    expect(parts.map(({ repaid }) => repaid.nominal.toFixed(2))).toEqual(['8.33', '8.34', '8.33']);
  });

  it('of more than is outstanding is refused', () => {
    const trade = { nominal: 100, buyPrice: 100, marketPrice: 100 };
    const tooMuch = { percent: 30, outstandingPercent: 25, price: 100 };
    expect(() => repayPurchases([trade], 100, tooMuch)).toThrow('30 % is more than the 25 % outstanding');
  });
});

describe('a split', () => {
  it('4 for 1 makes 400 units at 30.00 of 100 at 120.00, for the same amount', () => {
    const after = splitUnits(aPurchase, { to: 4, from: 1 });
    expect(after.units.toNumber()).toBe(400);
    expect(after.buyPrice.toNumber()).toBe(30);
    expect(after.marketPrice.toNumber()).toBe(33);
    expect(after.amountPaid.toFixed(2)).toBe('12000.00');
    expect(after.profit.toNumber()).toBe(1_200);
  });

  it('in reverse rounds by what is held, deal after deal', () => {
    const deal = { ...aPurchase, units: 7, isSale: false };
    const after = splitDeals([deal, deal, { ...deal, units: 14, isSale: true }], { to: 1, from: 3 });
    expect(after.map(({ units }) => units.toFixed(2))).toEqual(['2.33', '2.34', '4.67']);
    expect(fractionalUnits(new Decimal('10.5')).toNumber()).toBe(0.5);
  });
});

it('a spin-off of 20 % of a cost of 12,000 leaves 9,600 and makes 2,400', () => {
  const cost = movedCost(new Decimal(12_000), 20);
  const units = spunOffUnits(new Decimal(100), { to: 1, from: 2 });
  expect([cost, units, unitPrice(cost, units)].map(Number)).toEqual([2_400, 50, 48]);
  const price = priceAfterMove('120', 20);
  expect(price.times(100).toNumber()).toBe(9_600);
  expect(priceBeforeMoves(price, [{ day, percent: 20 }]).toNumber()).toBe(120);
});

it('a bond is not split, and units are not redeemed', () => {
  expect(isActionOn('split', 'bond')).toBe(false);
  expect(isActionOn('spin_off', 'bond')).toBe(false);
  expect(isActionOn('partial_redemption', 'share')).toBe(false);
  expect(isActionOn('isin_change', 'bond')).toBe(true);
  expect(isActionOn('split', 'etf')).toBe(true);
});
