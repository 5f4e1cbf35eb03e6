import type { CalendarDate } from '#domain/calendar-date';
import { sumDecimals } from '#domain/money/decimal';
import { isActionOn } from '#domain/portfolio/corporate-actions/corporate-action';
import type { CorporateActionFields } from '#api/portfolio/instruments/corporate-actions';
import { brokenRule } from '#api/platform/field-rules';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import type { InstrumentRow } from '../instruments/instrument-row.ts';
import type { RecordedAction } from './recorded-actions.store.ts';

interface ActionContext {
  readonly instrument: InstrumentRow;
  /** The earlier actions on the security that have not been undone. */
  readonly earlier: readonly RecordedAction[];
  readonly today: CalendarDate;
}

/** Throws an error that names the field if the action is impossible for this security on this day. */
export function requirePossible(
  { kind, day }: CorporateActionFields,
  { instrument, earlier, today }: ActionContext,
): void {
  if (instrument.kind === 'other' || !isActionOn(kind, instrument.kind))
    throw invalidField('kind', brokenRule('action_of_other_kind'));
  if (day > today) throw invalidField('day', brokenRule('day_in_future', { today }));
  if (earlier.some((action) => action.kind === kind && action.day === day))
    throw invalidField('day', brokenRule('action_done_already'));
  const last = earlier.at(-1)?.day ?? day;
  if (last > day) throw invalidField('day', brokenRule('later_action', { day: last }));
}

const WHOLE = 100;

/** The outstanding percentage of the original nominal. Throws if the action repays more. */
export function outstandingPercent(percent: number, earlier: readonly RecordedAction[]): number {
  const outstanding = WHOLE - sumDecimals(earlier.map((action) => action.percent ?? 0)).toNumber();
  if (percent > outstanding)
    throw invalidField('percent', brokenRule('more_than_outstanding', { percent: outstanding }));
  return outstanding;
}

/** Throws for a bond with a repayment schedule, because a partial redemption would count the principal twice. */
export function requireNoSchedule({ amortization }: Pick<InstrumentRow, 'amortization'>): void {
  if (amortization !== null && amortization.length > 0)
    throw invalidField('kind', brokenRule('repaid_by_schedule'));
}

/** The price at which the whole nominal is repaid: that of the request, else that of the terms. */
export function redemptionPrice(
  { kind, day, price }: Extract<CorporateActionFields, { kind: 'redemption' | 'call' }>,
  { maturity_date, redemption, calls }: InstrumentRow,
): number {
  const priceOfTerms = kind === 'call' ? calls?.find(({ date }) => date === day)?.price : Number(redemption);
  const isMatured = maturity_date !== null && maturity_date <= day;
  if (kind === 'call' && isMatured) throw invalidField('day', brokenRule('before_maturity'));
  if (isMatured && price !== null && price !== Number(redemption))
    throw invalidField('price', brokenRule('price_of_terms', { price: Number(redemption) }));
  const found = price ?? priceOfTerms;
  if (found === undefined) throw invalidField('price', brokenRule('required'));
  return found;
}

/** Throws for a split with equal numbers, which would change nothing. */
export function requireChange({
  newUnits,
  oldUnits,
}: Pick<Extract<CorporateActionFields, { kind: 'split' }>, 'newUnits' | 'oldUnits'>): void {
  if (newUnits === oldUnits) throw invalidField('newUnits', brokenRule('same_number'));
}
