import {
  accruedAmount,
  moveSettlement,
  settleResolved,
  type SettledBond,
  type SettlementProblem,
} from '../../bonds/pricing/accrued-interest.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import { featureInstalments } from '../../bonds/terms/bond-features.ts';
import {
  resolveTerms,
  type BondTerms,
  type ResolvedTerms,
  type TermsProblem,
} from '../../bonds/terms/bond-terms.ts';
import { holdingTerms, type HoldingTerms } from '../../bonds/terms/holding-terms.ts';
import type { Repayment } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal, roundTo } from '../../money/decimal.ts';
import type { Result } from '../../result.ts';
import { isBond, isSale, type HeldBond, type Holding } from '../holding.ts';

/** Resolved terms with the bond as last settled. */
interface ResolvedBond {
  /** The terms that were resolved. A copy of them with changes resolves its own. */
  readonly security: SecurityTerms;
  readonly terms: Result<ResolvedTerms, TermsProblem>;
  settled: SettledBond | undefined;
}

/** The terms of a bond that positions need. Either part may be missing. */
export interface SecurityTerms {
  /** Null if the maturity is unknown: the position then never ends. */
  readonly repayment: Repayment | null;
  /** Null if the terms do not determine the interest. */
  readonly interest: (Pick<HoldingTerms, 'terms' | 'preset'> & Partial<Pick<HoldingTerms, 'calls'>>) | null;
  /** Kept by `settleSecurity`, because a portfolio is valued on many days of one coupon period. */
  resolved?: ResolvedBond | undefined;
}

export type TermsByIsin = ReadonlyMap<string, SecurityTerms>;

/** Decimal places of an amount per 100 nominal that are exact in a double. */
const DOUBLE_PLACES = 12;
const NO_INTEREST = new Decimal(0);
/** In these cases the accrued interest is 0: before the issue, from maturity on, and once everything is repaid. */
const NO_INTEREST_REASONS: ReadonlySet<SettlementProblem> = new Set([
  'settlement-before-issue',
  'maturity-not-after-settlement',
  'nothing-outstanding',
]);

/** Why the interest of a held bond is not known. */
export type InterestProblem =
  /** Something that its calculation needs was not entered. */
  | 'no-terms'
  /** The terms contradict each other. */
  | 'terms-not-valid'
  /** Its maturity is not after the purchase. */
  | 'bought-after-maturity';

const MISSING_TERMS: ReadonlySet<SettlementProblem> = new Set(['issue-date-needed', 'coupon-rate-not-known']);

/** The problem of a held bond that cannot be settled; null before its issue, when it bears no interest yet. */
export function problemOfSettlement(reason: SettlementProblem): InterestProblem | null {
  if (reason === 'settlement-before-issue') return null;
  // Maturity ends a position, so what is held afterwards was bought afterwards.
  if (NO_INTEREST_REASONS.has(reason)) return 'bought-after-maturity';
  return MISSING_TERMS.has(reason) ? 'no-terms' : 'terms-not-valid';
}

function resolveBond(security: SecurityTerms, terms: BondTerms): ResolvedBond {
  if (security.resolved?.security === security) return security.resolved;
  const instalments = security.repayment?.instalments ?? [];
  const resolved = resolveTerms(instalments.length === 0 ? terms : { ...terms, instalments });
  const bond: ResolvedBond = { security, terms: resolved, settled: undefined };
  security.resolved = bond;
  return bond;
}

/**
 * Settles a security's bond on a day, including its instalments. Coupon periods after the day number `until` may be left out of the
 * result.
 */
export function settleSecurity(
  security: SecurityTerms,
  terms: BondTerms,
  { day, until = Infinity }: { readonly day: CalendarDate; readonly until?: number },
): Result<SettledBond, SettlementProblem> {
  const bond = resolveBond(security, terms);
  if (!bond.terms.ok) return bond.terms;
  const moved = bond.settled && moveSettlement(bond.settled, day, until);
  const settled = moved ?? settleResolved(bond.terms.value, day, until);
  if (settled.ok) bond.settled = settled.value;
  return settled;
}

/** `accruedPerHundred` as a double, for valuations on thousands of days. */
export function accruedAsDouble(terms: SecurityTerms | undefined, day: CalendarDate): number | undefined {
  if (terms === undefined || terms.interest === null) return undefined;
  const { interest } = terms;
  const bond = settleSecurity(terms, interest.terms, { day, until: -Infinity });
  if (bond.ok) return accruedAmount(bond.value, settlesExDividend(interest, day));
  return NO_INTEREST_REASONS.has(bond.reason) ? 0 : undefined;
}

/**
 * Accrued interest on a day per 100 of outstanding nominal: negative while the bond trades ex-dividend, 0 before the issue and from
 * maturity on. Undefined if the terms do not determine it.
 */
export function accruedPerHundred(terms: SecurityTerms | undefined, day: CalendarDate): Decimal | undefined {
  const accrued = accruedAsDouble(terms, day);
  if (accrued === undefined) return undefined;
  return accrued === 0 ? NO_INTEREST : roundTo(accrued, DOUBLE_PLACES);
}

/** Why the terms do not give the interest of a bond held on a day; null if they do. */
export function interestProblem(terms: SecurityTerms | undefined, day: CalendarDate): InterestProblem | null {
  if (terms === undefined || terms.interest === null) return 'no-terms';
  const bond = settleSecurity(terms, terms.interest.terms, { day, until: -Infinity });
  return bond.ok ? null : problemOfSettlement(bond.reason);
}

/** Newest first, by day and then id; without a day last. */
function compareNewestFirst(one: HeldBond, other: HeldBond): number {
  const [first, second] = [one.buyDate ?? '', other.buyDate ?? ''];
  if (first === second) return other.id - one.id;
  return first < second ? 1 : -1;
}

function statedRepayment({ maturityDate: maturity, redemption, features }: HeldBond): Repayment | null {
  if (maturity === null) return null;
  const instalments = features === null ? [] : featureInstalments(features);
  return { maturity, redemption, instalments };
}

function knownInterest(bond: HeldBond): SecurityTerms['interest'] {
  const terms = holdingTerms(bond);
  return terms.ok ? terms.value : null;
}

/** The terms of each bond by ISIN: maturity and interest each from the newest purchase that states them. */
export function termsFromHoldings(holdings: readonly Holding[]): Map<string, SecurityTerms> {
  const found = new Map<string, SecurityTerms>();
  const purchases = holdings.filter(isBond).filter((bond) => !isSale(bond));
  for (const bond of purchases.sort(compareNewestFirst)) {
    const { repayment = null, interest = null } = found.get(bond.isin) ?? {};
    found.set(bond.isin, {
      repayment: repayment ?? statedRepayment(bond),
      interest: interest ?? knownInterest(bond),
      resolved: undefined,
    });
  }
  return found;
}
