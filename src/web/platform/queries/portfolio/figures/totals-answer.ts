import type { Address } from '../../../api-client/call.ts';
import type { CurrencyAmount, EuroSum, RowGroup, Totals } from '#api/portfolio/figures/totals';
import { currency, dayOrNull, integer, source } from '../my-bonds-answer.ts';
import { fields, listReader, number, oneOf, orNull, type Read } from '../../read-answer.ts';

/** The addresses of `findMyTotals` and `findUserTotals`, without their schemas. */
export const MY_TOTALS: Address = { method: 'GET', path: '/my/totals', access: 'signed-in' };
export const TOTALS_OF_USER: Address = {
  method: 'GET',
  path: '/admin/users/{id}/totals',
  access: 'administrator',
};

const amount: Read<CurrencyAmount> = (given) => {
  const of = fields(given);
  return { currency: currency(of['currency']), amount: number(of['amount']) };
};

const sum: Read<EuroSum> = (given) => {
  const of = fields(given);
  return { eur: number(of['eur']), countedAtOne: listReader(amount)(of['countedAtOne']) };
};

const group: Read<RowGroup> = (given) => {
  const of = fields(given);
  return { count: integer(of['count']), cost: listReader(amount)(of['cost']) };
};

const meanYield: Read<NonNullable<Totals['computedYield']>> = (given) => {
  const of = fields(given);
  return { percent: number(of['percent']), count: integer(of['count']) };
};

/** The totals above a list, read without their schema, because they are part of the first load of the list of bonds. */
export const totals: Read<Totals> = (given) => {
  const of = fields(given);
  const rates = fields(of['rates']);
  return {
    kind: oneOf(['bond', 'etf', 'share'] as const)(of['kind']),
    count: integer(of['count']),
    activeCount: integer(of['activeCount']),
    expiredCount: integer(of['expiredCount']),
    rates: { source: source(rates['source']), day: dayOrNull(rates['day']) },
    cost: sum(of['cost']),
    profit: sum(of['profit']),
    marketValue: orNull(sum)(of['marketValue']),
    oldestPriceDay: dayOrNull(of['oldestPriceDay']),
    income: sum(of['income']),
    distributions: orNull(sum)(of['distributions']),
    profitWithIncome: orNull(sum)(of['profitWithIncome']),
    enteredYield: orNull(meanYield)(of['enteredYield']),
    computedYield: orNull(meanYield)(of['computedYield']),
    sales: group(of['sales']),
    matured: group(of['matured']),
    withoutPrice: group(of['withoutPrice']),
    withoutAccrued: group(of['withoutAccrued']),
  };
};
