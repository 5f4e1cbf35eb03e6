import { z } from 'zod';
import {
  billDiscountRateFromPrice,
  billInvestmentRateFromPrice,
  billPriceFromDiscountRate,
  billSimpleYieldFromPrice,
} from '#domain/bonds/pricing/treasury-bill';
import { adapter, type Adapter } from './answer.ts';
import { namedNumber } from './named-number.ts';

const priced = { price: z.number(), days: z.number() };

const discounted = z.looseObject({ days: z.number() });
const rate = namedNumber('discount', 'discountRate', 'rate');
const yearDays = namedNumber('yearDays', 'yearBasis', 'basis');

export const billCases: Readonly<Record<string, Adapter>> = {
  'bill.price': adapter(discounted, (input) => billPriceFromDiscountRate(rate.parse(input), input.days)),
  'bill.discountRate': adapter(z.object(priced), ({ price, days }) => billDiscountRateFromPrice(price, days)),
  'bill.simpleYield': adapter(z.looseObject(priced), (input) =>
    billSimpleYieldFromPrice(input.price, input.days, yearDays.parse(input)),
  ),
  'bill.investmentRate': adapter(z.looseObject(priced), (input) =>
    billInvestmentRateFromPrice(input.price, input.days, yearDays.parse(input)),
  ),
};
