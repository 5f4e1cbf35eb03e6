import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import { levAmountInEuro } from '../../money/lev.ts';

/** The amounts of a stored cash flow; null if not entered. */
export interface CashFlowAmounts {
  readonly position: DecimalLike | null;
  readonly interim: DecimalLike | null;
  readonly principal: DecimalLike | null;
  readonly total: DecimalLike | null;
  readonly cumulative: DecimalLike | null;
  readonly real: DecimalLike | null;
  readonly diff: DecimalLike | null;
}

type InEuro = { readonly [Name in keyof CashFlowAmounts]: Decimal | null };
type Amount = DecimalLike | null;

const inEuro = (lev: Amount) => (lev === null ? null : levAmountInEuro(lev));

/**
 * Converts an amount that should be the sum of parts. If it is their sum in lev, the result is their sum in euro; else the amount
 * is converted separately.
 */
function derived(
  lev: Amount,
  parts: readonly { readonly lev: Amount; readonly euro: Amount }[],
): Decimal | null {
  if (lev === null) return null;
  let [sum, converted] = [new Decimal(0), new Decimal(0)];
  for (const part of parts) {
    if (part.lev === null || part.euro === null) return levAmountInEuro(lev);
    [sum, converted] = [sum.plus(part.lev), converted.plus(part.euro)];
  }
  return sum.eq(lev) ? converted : levAmountInEuro(lev);
}

const negated = (amount: Amount): Amount => (amount === null ? null : new Decimal(amount).neg());

/**
 * Converts the cash flows of one bond, in order, from lev to euro, each amount rounded to cents. Amounts that add up in lev add
 * up in euro.
 */
export function redenominateCashFlows(rows: readonly CashFlowAmounts[]): InEuro[] {
  let before: { readonly lev: Amount; readonly euro: Amount } = { lev: 0, euro: 0 };
  return rows.map((row) => {
    const [interim, principal, real] = [inEuro(row.interim), inEuro(row.principal), inEuro(row.real)];
    const total = derived(row.total, [
      { lev: row.interim ?? 0, euro: interim ?? 0 },
      { lev: row.principal ?? 0, euro: principal ?? 0 },
    ]);
    const cumulative = derived(row.cumulative, [before, { lev: row.total, euro: total }]);
    const diff = derived(row.diff, [
      { lev: row.real, euro: real },
      { lev: negated(row.total), euro: negated(total) },
    ]);
    before = { lev: row.cumulative, euro: cumulative };
    return { position: inEuro(row.position), interim, principal, total, cumulative, real, diff };
  });
}
