import type { CalendarDate } from '#domain/calendar-date';
import { Decimal, roundTo, sumDecimals } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundedParts } from '#domain/money/rounded-parts';
import {
  heldOn,
  isOpenOn,
  planRepayment,
  type ChangedBond,
  type RepaymentPlan,
} from '../../../office/corporate-actions/plan-repayment.ts';
import type { WithFeatures } from '../../../records/bond-features/bond-features.store.ts';
import type { BondRow } from '../../../records/bonds/bond-on-wire.store.ts';
import { filterByBank } from '../compare/purchases-by-holding.ts';
import { rowError, type Errors } from '../compare/written-row.ts';

/** A redemption of one holder's bonds, as a file states it. */
export interface Redemption {
  readonly isin: string;
  readonly bank: string | null;
  readonly currency: string;
  readonly day: CalendarDate;
  /** Null if only the amount is known: then the bond's redemption price decides. */
  readonly nominal: string | null;
  readonly amount: string;
  /** Withheld from it, in euro; null if there is none, or it is not in euro or lev. */
  readonly taxInEuro: string | null;
}

type Bond = WithFeatures<BondRow>;

export type Repaid =
  | {
      readonly kind: 'repaid';
      readonly nominal: Decimal;
      /** Per 100 of the nominal. */
      readonly price: Decimal;
      /** The nominal that is left. */
      readonly left: Decimal;
      readonly purchases: readonly Bond[];
      /** Whether there is a sale to the issuer, which takes the tax. A bond that matured by its terms has none. */
      readonly hasSale: boolean;
    }
  /** The stored bonds were repaid already. */
  | { readonly kind: 'known'; readonly nominal: Decimal; readonly price: Decimal }
  | { readonly kind: 'refused'; readonly errors: Errors };

const HUNDRED = 100;

const isClosedBy = ({ expired, closed_on: closed, maturity_date: maturity }: Bond, day: CalendarDate) =>
  expired &&
  closed !== null &&
  (closed === day || (maturity !== null && maturity <= closed && closed <= day));

/** What the stored bonds say was redeemed on the day: sales to the issuer, or purchases that were closed at maturity. */
function redeemedAlready(rows: readonly Bond[], day: CalendarDate): Decimal {
  const sales = rows.filter((row) => row.by_issuer && row.buy_date === day);
  const isMatured = rows.some(({ maturity_date: maturity }) => maturity !== null && maturity <= day);
  const closed = isMatured ? rows.filter((row) => row.direction === 'Buy' && isClosedBy(row, day)) : [];
  return sumDecimals((sales.length > 0 ? sales : closed).map(({ nominal }) => nominal));
}

/** The bonds of one holder and ISIN while they are repaid. */
interface Repaying {
  readonly stored: readonly Bond[];
  readonly today: CalendarDate;
  rows: readonly Bond[];
  readonly changed: Map<number, ChangedBond>;
  readonly added: Bond[];
  /** What was redeemed already and is accounted for by an earlier redemption, by day and bank. */
  readonly counted: Map<string, Decimal>;
}

/** True if the stored bonds were redeemed already; each redeemed nominal counts for one redemption only. */
function isKnown({ stored, counted }: Repaying, redemption: Redemption, nominal: Decimal): boolean {
  const { day, bank, currency } = redemption;
  const key = `${day} ${bank ?? ''}`;
  const total = (counted.get(key) ?? new Decimal(0)).plus(nominal);
  const rows = filterBank(stored, bank).filter((row) => row.currency === currency);
  if (redeemedAlready(rows, day).lt(total)) return false;
  counted.set(key, total);
  return true;
}

function apply(state: Repaying, { changed: changes, added: more }: RepaymentPlan<Bond>): void {
  for (const { values } of changes) state.changed.set(values.id, values);
  const values = new Map(changes.map((change) => [change.row.id, change.values]));
  const firstId = -state.added.length - 1;
  const withIds = more.map((row, at) => Object.assign({ ...row }, { id: firstId - at }));
  state.added.push(...more);
  state.rows = [...state.rows.map((row) => Object.assign({ ...row }, values.get(row.id))), ...withIds];
}

/** What a redemption repays: its nominal and price, and the bonds in its currency. */
function readTerms({ rows }: Repaying, redemption: Redemption) {
  const { isin, bank, currency, amount } = redemption;
  const ofBank = filterBank(rows, bank);
  const bonds = ofBank.filter((row) => row.currency === currency);
  const [first] = bonds;
  if (first === undefined) {
    const [other] = ofBank;
    return refused(
      other === undefined
        ? rowError('nothing_held', { isin })
        : rowError('another_currency', { currency, expected: other.currency }),
    );
  }
  const price = redemption.nominal === null ? new Decimal(first.redemption) : pricePer100(redemption);
  const nominal = redemption.nominal ?? new Decimal(amount).div(price).times(HUNDRED);
  return { kind: 'terms', bonds, price, nominal: roundTo(nominal, AMOUNT_PLACES) } as const;
}

function repay(state: Repaying, redemption: Redemption): Repaid {
  const { isin, day } = redemption;
  const terms = readTerms(state, redemption);
  if (terms.kind === 'refused') return terms;
  const { bonds, price, nominal } = terms;
  if (isKnown(state, redemption, nominal)) return { kind: 'known', nominal, price };
  const held = heldOn(bonds, day);
  if (held === null) return refused(rowError('redemption_contradicts', { isin }));
  const open = bonds.filter((row) => row.direction === 'Buy' && isOpenOn(row, day));
  const outstanding = Decimal.min(held.open.plus(held.matured), sumDecimals(open.map((row) => row.nominal)));
  if (outstanding.lt(nominal)) {
    const values = { isin, nominal: nominal.toFixed(), held: outstanding.toFixed() };
    return refused(rowError('redeems_more_than_held', values));
  }
  const repayment = { percent: nominal, outstandingPercent: outstanding, price };
  const plan = planRepayment(bonds, { day, today: state.today, repayment, isOfMatured: true });
  if (plan === null) return refused(rowError('redemption_contradicts', { isin }));
  const taxed = withTax(plan, redemption.taxInEuro);
  apply(state, taxed);
  const purchases = taxed.changed.map(({ row }) => row);
  const hasSale = taxed.added.some(isSaleToIssuer);
  return { kind: 'repaid', nominal, price, left: outstanding.minus(nominal), purchases, hasSale };
}

const isSaleToIssuer = ({ direction, by_issuer: byIssuer }: Bond) => direction === 'Sell' && byIssuer;

/** The plan with the tax divided among the sales to the issuer by their nominal. */
function withTax(plan: RepaymentPlan<Bond>, tax: string | null): RepaymentPlan<Bond> {
  if (tax === null) return plan;
  const sales = plan.added.filter(isSaleToIssuer);
  const sold = sumDecimals(sales.map(({ nominal }) => nominal));
  const shares = sales.map(({ nominal }) => new Decimal(tax).times(nominal).div(sold));
  const parts = roundedParts(shares, AMOUNT_PLACES);
  const taxBySale = new Map(sales.map((sale, at) => [sale, parts[at]?.toFixed() ?? null]));
  const added = plan.added.map((row) =>
    taxBySale.has(row) ? { ...row, taxes_paid: taxBySale.get(row) ?? null } : row,
  );
  return { ...plan, added };
}

/**
 * Repays the bonds of one holder and ISIN, one redemption after the other, and collects the changes. `stored` includes the purchases and
 * sales that the same file adds.
 */
export function repayInTurn(stored: readonly Bond[], today: CalendarDate) {
  const state: Repaying = { stored, today, rows: stored, changed: new Map(), added: [], counted: new Map() };
  return {
    repay: (redemption: Redemption) => repay(state, redemption),
    changed: () => [...state.changed.values()],
    added: () => state.added,
  };
}

const refused = (errors: Errors) => ({ kind: 'refused', errors }) as const;

const pricePer100 = ({ amount, nominal }: Redemption) =>
  new Decimal(amount).div(nominal ?? HUNDRED).times(HUNDRED);

/** The bonds at the bank that the file names, or else at any. */
function filterBank(rows: readonly Bond[], bank: string | null): readonly Bond[] {
  const matching = filterByBank(rows, bank);
  return matching.some(({ direction }) => direction === 'Buy') ? matching : rows;
}
