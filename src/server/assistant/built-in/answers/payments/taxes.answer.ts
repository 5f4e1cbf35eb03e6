import { reply } from '../../answer-parts.ts';
import type { Speech } from '../../speech.ts';
import { namesCoupons, type Answer } from '../answer.ts';
import { rankedByBond } from './ranked-payments.answer.ts';
import { describeTax, findReceived, isRanked, type Received } from './received.ts';

/** The securities of which tax was withheld, the most first. */
function taxTable({ coupons, dividends }: Received, { table }: Speech): string | undefined {
  const rows = [
    ...coupons.byBond.map(({ isin, tax }) => ({ isin, tax, inEuro: tax.amount })),
    ...(dividends?.bySecurity ?? []).map(({ isin, tax }) => ({ isin, tax, inEuro: tax.inEuro.amount })),
  ]
    .filter(({ inEuro }) => !inEuro.isZero())
    .sort((one, other) => other.inEuro.comparedTo(one.inEuro));
  return rows.length > 1
    ? table(
        ['isin', 'tax'],
        rows.map(({ isin, tax }) => [isin, tax]),
      )
    : undefined;
}

/** The tax that was withheld in all, then from coupons and from dividends. */
export const taxes: Answer = async (query, answering) => {
  const { tools, say, rates } = answering;
  const found = await findReceived(query, answering);
  const { coupons, during, whose, undated, none } = found;
  if (isRanked(query)) return rankedByBond(coupons, query, answering);
  const { taxes: entered } = (await tools.sumHoldings.run({ filter: whose })).all;
  return reply(
    found.payments,
    found.count > 0
      ? say(namesCoupons(query) ? 'couponTax' : 'taxPaid', { amount: found.tax.inEuro, during, whose })
      : none,
    describeTax(found, answering),
    found.count > 0 && say('beforeTax', { amount: found.gross }),
    taxTable(found, answering),
    during === undefined && entered.count > 0 && say('taxOfBonds', { amount: entered.inEuro }),
    undated,
    found.rates && rates(found.rates),
  );
};
