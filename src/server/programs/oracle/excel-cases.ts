import { z } from 'zod';
import { excelAccrued, excelAccruedAtMaturity } from '#domain/reference-functions/accrued';
import { EXCEL_BASES } from '#domain/reference-functions/basis';
import { excelCoupons } from '#domain/reference-functions/coupons';
import {
  excelDiscount,
  excelDiscountYield,
  excelPriceFromDiscount,
} from '#domain/reference-functions/discount';
import { excelPriceAtMaturity, excelYieldAtMaturity } from '#domain/reference-functions/interest-at-maturity';
import { excelOddLastPrice, excelOddLastYield } from '#domain/reference-functions/odd-last-period';
import { excelDuration, excelPrice, excelYield } from '#domain/reference-functions/price-and-yield';
import {
  excelBillEquivalent,
  excelBillPrice,
  excelBillYield,
} from '#domain/reference-functions/treasury-bill';
import { adapter, mapAnswer, type Adapter } from './answer.ts';
import { couponFrequency, date } from './inputs.ts';

const basis = z.literal(EXCEL_BASES).default(0);
const settled = { settlement: date, maturity: date };
const number = z.number();

const period = z.object({ ...settled, frequency: couponFrequency, basis });
const bond = period.extend({ rate: number, redemption: number.optional() });
const oddLast = bond.extend({ lastInterest: date });
const duration = period
  .extend({ coupon: number, yield: number })
  .transform(({ coupon, ...rest }) => ({ ...rest, rate: coupon }));
const discounted = z.object({ ...settled, redemption: number.default(100), basis });
const atMaturity = z.object({ ...settled, issue: date, rate: number, basis });
const bill = z.object(settled);
const accruedAtMaturity = z.object({
  issue: date,
  settlement: date,
  rate: number,
  par: number.default(1000),
  basis,
});

/** The inputs, and the yield, price or discount to compute with. */
const atYield = { yield: number };
const atPrice = { price: number };
const atDiscount = { discount: number };

export const excelCases: Readonly<Record<string, Adapter>> = {
  'excel.COUP': adapter(period, (input) => mapAnswer(excelCoupons(input), (figures) => ({ ...figures }))),
  'excel.PRICE': adapter(bond.extend(atYield), (input) => excelPrice(input, input.yield)),
  'excel.YIELD': adapter(bond.extend(atPrice), (input) => excelYield(input, input.price)),
  'excel.DURATION': adapter(duration, (input) =>
    mapAnswer(excelDuration(input, input.yield), ({ macaulay }) => macaulay),
  ),
  'excel.MDURATION': adapter(duration, (input) =>
    mapAnswer(excelDuration(input, input.yield), ({ modified }) => modified),
  ),
  'excel.ODDLPRICE': adapter(oddLast.extend(atYield), (input) => excelOddLastPrice(input, input.yield)),
  'excel.ODDLYIELD': adapter(oddLast.extend(atPrice), (input) => excelOddLastYield(input, input.price)),
  'excel.PRICEMAT': adapter(atMaturity.extend(atYield), (input) => excelPriceAtMaturity(input, input.yield)),
  'excel.YIELDMAT': adapter(atMaturity.extend(atPrice), (input) => excelYieldAtMaturity(input, input.price)),
  'excel.PRICEDISC': adapter(discounted.extend(atDiscount), (input) =>
    excelPriceFromDiscount(input, input.discount),
  ),
  'excel.DISC': adapter(discounted.extend(atPrice), (input) => excelDiscount(input, input.price)),
  'excel.YIELDDISC': adapter(discounted.extend(atPrice), (input) => excelDiscountYield(input, input.price)),
  'excel.ACCRINTM': adapter(accruedAtMaturity, excelAccruedAtMaturity),
  'excel.ACCRINT': adapter(
    accruedAtMaturity.extend({ firstInterest: date, frequency: couponFrequency }),
    excelAccrued,
  ),
  'excel.TBILLPRICE': adapter(bill.extend(atDiscount), (input) => excelBillPrice(input, input.discount)),
  'excel.TBILLYIELD': adapter(bill.extend(atPrice), (input) => excelBillYield(input, input.price)),
  'excel.TBILLEQ': adapter(bill.extend(atDiscount), (input) => excelBillEquivalent(input, input.discount)),
};
