import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { EnteredFeatures } from './bond-features.ts';

/** The rule that a stated feature breaks, as named in src/api/platform/field-rules.ts. */
type FeatureRule =
  | 'not_before_issue'
  | 'not_after_maturity'
  | 'repeated_day'
  | 'later_than_previous'
  | 'instalments_above_whole'
  | 'not_below_floor'
  | 'steps_or_floating';

interface FeatureFault {
  /** The field, such as 'amortization.0.percent'. */
  readonly path: string;
  readonly rule: FeatureRule;
}

interface Life {
  readonly issueDate: CalendarDate | null;
  readonly maturityDate: CalendarDate | null;
}

type RuleOfRow = FeatureRule | undefined;

function dayRule(day: CalendarDate, { issueDate, maturityDate }: Life): RuleOfRow {
  if (issueDate !== null && day < issueDate) return 'not_before_issue';
  return maturityDate !== null && day > maturityDate ? 'not_after_maturity' : undefined;
}

/** Faults of rows outside the life of the bond, or with the same day as an earlier row. */
function dayFaults(
  field: string,
  rows: readonly { readonly date: CalendarDate }[] | null,
  life: Life,
): FeatureFault[] {
  const days = (rows ?? []).map(({ date }) => date);
  return days.flatMap((day, i) => {
    const rule = dayRule(day, life) ?? (days.indexOf(day) < i ? 'repeated_day' : undefined);
    return rule === undefined ? [] : [{ path: `${field}.${i}.date`, rule }];
  });
}

/** The fault of the row with which the instalments exceed 100 percent. */
function wholeFaults({ amortization }: EnteredFeatures): FeatureFault[] {
  let sum = new Decimal(0);
  for (const [i, { percent }] of (amortization ?? []).entries()) {
    sum = sum.plus(percent);
    if (sum.gt(100)) return [{ path: `amortization.${i}.percent`, rule: 'instalments_above_whole' }];
  }
  return [];
}

function stepFaults({ couponSteps, floating }: EnteredFeatures, { maturityDate }: Life): FeatureFault[] {
  const steps = couponSteps ?? [];
  if (steps.length > 0 && floating !== null) return [{ path: 'couponSteps', rule: 'steps_or_floating' }];
  return steps.flatMap(({ from }, i) => {
    const previous = steps[i - 1]?.from;
    // A step before the issue is the rate from the issue.
    const rule: RuleOfRow =
      previous !== undefined && from <= previous
        ? 'later_than_previous'
        : dayRule(from, { issueDate: null, maturityDate });
    return rule === undefined ? [] : [{ path: `couponSteps.${i}.from`, rule }];
  });
}

function floatingFaults({ floating }: EnteredFeatures): FeatureFault[] {
  const { floor = null, cap = null } = floating ?? {};
  return floor !== null && cap !== null && cap < floor
    ? [{ path: 'floating.cap', rule: 'not_below_floor' }]
    : [];
}

/** All faults in the stated features of a bond. */
export function featureFaults(features: EnteredFeatures, life: Life): FeatureFault[] {
  return [
    ...dayFaults('amortization', features.amortization, life),
    ...wholeFaults(features),
    ...stepFaults(features, life),
    ...floatingFaults(features),
    ...dayFaults('calls', features.calls, life),
  ];
}
