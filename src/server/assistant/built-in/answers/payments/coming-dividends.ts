import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../../tools/create-tools.ts';
import type { Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';

export interface ComingDividends {
  readonly inEuro: Decimal;
  readonly table: string;
}

/** Dividends of everything that are announced for a future period, or estimated from those of a year before. */
export async function comingDividends(
  query: Query,
  period: Period | undefined,
  { tools, speech }: { readonly tools: Tools; readonly speech: Speech },
): Promise<ComingDividends | undefined> {
  const isOfAll =
    !isNarrowing({ ...query.filter, expired: undefined }) && !query.concepts.has('measure:coupon');
  if (period === undefined || !isOfAll) return undefined;
  const found = await tools.portfolioIncome.run({ period, states: ['announced', 'estimated'] });
  if ('notKnown' in found || found.count === 0) return undefined;
  const inEuro = found.months.reduce(
    (sum, { announced, estimated }) => sum.plus(announced.amount).plus(estimated.amount),
    new Decimal(0),
  );
  const { texts, whole, day, money, table } = speech;
  const rows = found.payments.map(({ day: on, isin, state, due }) => [
    day(on),
    isin,
    money(due),
    state === 'announced' ? whole.announced : whole.estimated,
  ]);
  const { date, isin, amount } = texts.columns;
  return { inEuro, table: table([date, isin, amount, whole.columns.note], rows, found.count) };
}
