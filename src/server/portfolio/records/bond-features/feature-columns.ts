import type { EnteredFeatures } from '#domain/bonds/terms/bond-features';
import { featureFaults } from '#domain/bonds/terms/check-features';
import { PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { roundTo } from '#domain/money/decimal';
import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import type { FeatureColumns } from '../../../platform/database/tables/securities-tables.ts';
import { fieldError, invalidFields } from '../../../platform/errors/field-messages.ts';
import type { Selectable } from 'kysely';

/** Enough for thirds: 33.33333333 percent of the nominal. */
const INSTALMENT_PLACES = 8;

type FeatureChanges = { readonly [Name in keyof EnteredFeatures]?: EnteredFeatures[Name] | undefined };
export type FeatureRow = Selectable<FeatureColumns>;

const rounded = (value: number, places: number) => roundTo(value, places).toNumber();
const percentOrNull = (value: number | null) => (value === null ? null : rounded(value, PERCENT_PLACES));

/** Undefined leaves the column unchanged. */
function asJson<Value>(
  value: Value | null | undefined,
  round: (value: Value) => Value,
): string | null | undefined {
  if (value === undefined) return undefined;
  return value === null ? null : JSON.stringify(round(value));
}

/** The columns to write. A feature that was not sent is undefined, so its column keeps its value. */
export function featureColumns({ amortization, couponSteps, floating, calls }: FeatureChanges) {
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

/** The features of a request in the form of a stored row. */
export function enteredFeatureRow({
  amortization,
  couponSteps,
  floating,
  calls,
}: FeatureChanges): FeatureRow {
  return {
    amortization: amortization ?? null,
    coupon_steps: couponSteps ?? null,
    floating: floating ?? null,
    calls: calls ?? null,
  };
}

/** The features that were entered for the row itself. */
export function enteredFeatures(row: FeatureRow): EnteredFeatures {
  const { amortization, coupon_steps: couponSteps, floating, calls } = row;
  return { amortization, couponSteps, floating, calls };
}

type TermsRow = FeatureRow & {
  readonly issue_date?: CalendarDate | null | undefined;
  readonly maturity_date?: CalendarDate | null | undefined;
};

/**
 * Throws an error that names the fields of impossible features. Called with the written row, because the check needs the terms
 * that the request did not send, too.
 */
export function requirePossibleFeatures(row: TermsRow): void {
  const life = { issueDate: row.issue_date ?? null, maturityDate: row.maturity_date ?? null };
  const faults = featureFaults(enteredFeatures(row), life);
  if (faults.length > 0)
    throw invalidFields(faults.map(({ path, rule }) => fieldError(path, brokenRule(rule))));
}
