import { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import type { Answering } from '../../speech.ts';
import { WHY_DIFFERENT } from '../../understanding/conversation/of-the-answer.ts';
import { found } from '../../understanding/periods/plain-period.ts';
import type { Query } from '../../understanding/query.ts';
import { findReceived } from '../payments/received.ts';

/** What each security paid in the period, in euro, by ISIN. */
async function paidIn(period: Period, query: Query, answering: Answering) {
  const { coupons, dividends } = await findReceived({ ...query, period: found(period, 0) }, answering);
  const paid = new Map<string, Decimal>();
  for (const { isin, inEuro } of [...coupons.byBond, ...(dividends?.bySecurity ?? [])])
    paid.set(isin, inEuro.amount.plus(paid.get(isin) ?? 0));
  return paid;
}

const inEuro = (amount: Decimal) => ({ amount, currency: 'EUR' }) as const;

/**
 * 'Why the difference?': what each security paid in one period and in the other, the largest difference first. Above zero it is where the
 * period that brought more did so. Only where the question asks why.
 */
export async function differencesBySecurity(
  query: Query,
  { one, other, isMore }: { readonly one: Period; readonly other: Period; readonly isMore: boolean },
  answering: Answering,
): Promise<string | undefined> {
  if (query.acts?.includes(WHY_DIFFERENT) !== true) return undefined;
  const { say, table, write } = answering;
  const [first, second] = [await paidIn(one, query, answering), await paidIn(other, query, answering)];
  const none = new Decimal(0);
  const rows = [...new Set([...first.keys(), ...second.keys()])]
    .map((isin) => {
      const paid = [first.get(isin) ?? none, second.get(isin) ?? none] as const;
      const difference = paid[0].minus(paid[1]);
      return { isin, paid, difference: isMore ? difference : difference.negated() };
    })
    .filter(({ difference }) => !difference.isZero())
    .sort((a, b) => b.difference.abs().comparedTo(a.difference.abs()));
  return rows.length === 0
    ? undefined
    : table(
        ['isin', { text: write(one) }, { text: write(other) }, { text: say('column.difference') }],
        rows.map(({ isin, paid, difference }) => [isin, ...[...paid, difference].map(inEuro)]),
      );
}
