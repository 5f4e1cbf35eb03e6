import { headline, reply, type Line } from '../../answer-parts.ts';
import type { Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { namesCoupons, type Answer } from '../answer.ts';
import { compareWithBound } from '../bound.ts';
import { inAskedCurrency } from './in-currency.ts';
import { describeTax, findReceived, isRanked, type Received } from './received.ts';

/** The securities of which tax was withheld, the most first. */
const withheldFrom = ({ coupons, dividends }: Received) =>
  [
    ...coupons.byBond.map(({ isin, tax }) => ({ isin, tax, inEuro: tax.amount })),
    ...(dividends?.bySecurity ?? []).map(({ isin, tax }) => ({ isin, tax, inEuro: tax.inEuro.amount })),
  ]
    .filter(({ inEuro }) => !inEuro.isZero())
    .sort((one, other) => other.inEuro.comparedTo(one.inEuro));

function taxTable(found: Received, { table }: Speech): string | undefined {
  const rows = withheldFrom(found);
  return rows.length > 1
    ? table(
        ['isin', 'tax'],
        rows.map(({ isin, tax }) => [isin, tax]),
      )
    : undefined;
}

/** 'From whom was most withheld?': that one, before the sum of all. */
function mostWithheld(found: Received, { operation }: Query, { say }: Speech): Line {
  const isLeast = operation === 'lowest';
  const one = withheldFrom(found).at(isLeast ? -1 : 0);
  return one && say('mostTax', { isLeast, isin: one.isin, during: found.during, amount: one.tax });
}

/** The tax that was withheld in all, then from coupons and from dividends. */
export const taxes: Answer = async (query, answering) => {
  const { tools, say, write, rates } = answering;
  const found = await findReceived(query, answering);
  const { during, whose, undated, none } = found;
  const { taxes: entered } = (await tools.sumHoldings.run({ filter: whose })).all;
  return reply(
    found.payments,
    isRanked(query) && mostWithheld(found, query, answering),
    found.count > 0
      ? headline(
          say(namesCoupons(query) ? 'couponTax' : 'taxPaid', { amount: found.tax.inEuro, during, whose }),
          ['tax', write(found.tax.inEuro)],
        )
      : none,
    await compareWithBound(query, found.tax.inEuro, { answering, during }),
    await inAskedCurrency(query, found.tax.inEuro, answering),
    describeTax(found, answering),
    found.count > 0 && say('beforeTax', { amount: found.gross }),
    taxTable(found, answering),
    during === undefined && entered.count > 0 && say('taxOfBonds', { amount: entered.inEuro }),
    undated,
    found.rates && rates(found.rates),
  );
};
