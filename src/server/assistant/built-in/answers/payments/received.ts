import type { CalendarDate } from '#domain/calendar-date';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { MAX_ROWS, type Line } from '../../answer-parts.ts';
import type { SumFact } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { isOfCoupons, namesCoupons, type Found } from '../answer.ts';
import { joinRates, sumOf } from './coming.ts';

export type Payments = Found<'listPayments'>;

interface ReceivedPayment {
  readonly date: CalendarDate | null;
  readonly isin: string;
  /** Before tax. */
  readonly amount: CurrencyAmount;
  readonly tax: CurrencyAmount;
}

export const isRanked = ({ operation }: Query) => operation === 'highest' || operation === 'lowest';

export const paymentTable = (payments: readonly ReceivedPayment[], { table }: Speech, count?: number) =>
  table(
    ['date', 'isin', 'amount', 'tax'],
    payments.map(({ date, isin, amount, tax }) => [date, isin, amount, tax]),
    count,
  );

const inEuroAlone = ({ amount, currency }: CurrencyAmount): SumFact => ({
  byCurrency: [{ amount, currency }],
  inEuro: { amount, currency },
});

/** Coupons and, unless these are named, dividends, of the period and holdings that are asked about; and how that is said behind a sentence. */
export async function findReceived(query: Query, { tools, say }: Answering) {
  const { filter: whose } = query;
  const during = query.period?.period;
  const coupons = await tools.listPayments.run({
    ...{ filter: whose, period: during, most: MAX_ROWS },
    bondsBy: query.intent === 'taxes-paid' ? 'tax' : 'amount',
    bondsOrder: query.operation === 'lowest' ? 'lowest-first' : 'highest-first',
  });
  const dividends = isOfCoupons(query)
    ? undefined
    : await tools.listDividends.run({ filter: whose, period: during });
  const all: readonly ReceivedPayment[] = [...coupons.payments, ...(dividends?.dividends ?? [])];
  const both = [coupons, ...(dividends === undefined ? [] : [dividends])];
  return {
    ...{ coupons, dividends, during, whose },
    /** The newest first. */
    payments: all.toSorted((one, other) => ((one.date ?? '') > (other.date ?? '') ? -1 : 1)),
    count: coupons.count + (dividends?.count ?? 0),
    gross: sumOf(both),
    tax: sumOf([inEuroAlone(coupons.tax), ...(dividends === undefined ? [] : [dividends.tax])]),
    net: coupons.afterTax.amount.plus(dividends?.afterTax.inEuro.amount ?? 0),
    rates: joinRates(both.map(({ rates }) => rates)),
    undated: during !== undefined && coupons.undated > 0 && say('undated', { count: coupons.undated }),
    none: say(namesCoupons(query) ? 'noInterest' : 'noPayments', { during, whose }),
  };
}

export type Received = Awaited<ReturnType<typeof findReceived>>;

/** Of coupons and of dividends, where there are both. */
export const describeTax = ({ coupons, dividends }: Received, { say }: Speech): Line =>
  coupons.count > 0 &&
  dividends !== undefined &&
  dividends.count > 0 &&
  say('taxParts', { coupons: coupons.tax, dividends: dividends.tax });
