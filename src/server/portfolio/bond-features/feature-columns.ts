import type { StatedFeatures } from '#domain/bonds/terms/bond-features';
import { featureFaults } from '#domain/bonds/terms/check-features';
import { PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { roundTo } from '#domain/money/decimal';
import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import type { FeatureColumns } from '../../platform/database/tables/securities-tables.ts';
import { fieldError, invalidFields } from '../../platform/errors/field-messages.ts';
import type { Selectable } from 'kysely';

/** A third of the nominal is 33.33333333 percent. */
const INSTALMENT_PLACES = 8;

type EnteredFeatures = { readonly [Name in keyof StatedFeatures]?: StatedFeatures[Name] | undefined };
export type FeatureRow = Selectable<FeatureColumns>;

const rounded = (value: number, places: number) => roundTo(value, places).toNumber();
const percentOrNull = (value: number | null) => (value === null ? null : rounded(value, PERCENT_PLACES));

/** As JSON; undefined is a column that stays as it is. */
function asJson<Value>(
  value: Value | null | undefined,
  round: (value: Value) => Value,
): string | null | undefined {
  if (value === undefined) return undefined;
  return value === null ? null : JSON.stringify(round(value));
}

/** The features that were sent, as columns. */
export function featureColumns({ amortization, couponSteps, floating, calls }: EnteredFeatures) {
  return {
    amortization: asJson(amortization, (rows) =>
      rows.map(({ date, percent }) => ({ date, percent: rounded(percent, INSTALMENT_PLACES) })),
    ),
    coupon_steps: asJson(couponSteps, (rows) =>
      rows.map(({ from, rate }) => ({ from, rate: rounded(rate, PERCENT_PLACES) })),
    ),
    floating: asJson(floating, ({ index, margin, floor, cap }) => ({
      index,
      margin: rounded(margin, PERCENT_PLACES),
      floor: percentOrNull(floor),
      cap: percentOrNull(cap),
    })),
    calls: asJson(calls, (rows) =>
      rows.map(({ date, price }) => ({ date, price: rounded(price, PRICE_PLACES) })),
    ),
  };
}

/** The same as they are read from columns. */
export function enteredFeatureRow({
  amortization,
  couponSteps,
  floating,
  calls,
}: EnteredFeatures): FeatureRow {
  return {
    amortization: amortization ?? null,
    coupon_steps: couponSteps ?? null,
    floating: floating ?? null,
    calls: calls ?? null,
  };
}

/** What a row states. */
export function statedFeatures(row: FeatureRow): StatedFeatures {
  const { amortization, coupon_steps: couponSteps, floating, calls } = row;
  return { amortization, couponSteps, floating, calls };
}

type TermsRow = FeatureRow & {
  readonly issue_date?: CalendarDate | null | undefined;
  readonly maturity_date?: CalendarDate | null | undefined;
};

/** Refuses what cannot be, at its field: with the terms that were not sent it only shows once a row is written. */
export function requirePossibleFeatures(row: TermsRow): void {
  const life = { issueDate: row.issue_date ?? null, maturityDate: row.maturity_date ?? null };
  const faults = featureFaults(statedFeatures(row), life);
  if (faults.length > 0)
    throw invalidFields(faults.map(({ path, rule }) => fieldError(path, brokenRule(rule))));
}
