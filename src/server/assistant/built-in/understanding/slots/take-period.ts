import type { Mention } from '../find-mentions.ts';
import {
  inYear,
  isOpen,
  isWholeYear,
  MONTHS,
  monthsFrom,
  ofYear,
  overlap,
  unitAround,
  wholeMonths,
  yearBefore,
  yearOf,
} from '../periods/period-arithmetic.ts';
import { periodAt, unitBeforeAt, yearBeforeAt } from '../periods/period-in.ts';
import { readPiece } from '../periods/period-piece.ts';
import { found as foundPeriod, type PeriodFound } from '../periods/plain-period.ts';
import { mentionConcept } from '../read-filter.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

/** 'The second half of 2025 against the first': the other part of that year. */
function otherPart(
  { period: { from, to } }: PeriodFound,
  ahead: readonly Mention[],
): PeriodFound | undefined {
  const isAgainst = ['time:since', 'op:compare'].includes(mentionConcept(ahead[0]));
  const [which, next] = isAgainst ? ahead.slice(1) : ahead;
  const { ordinal } = readPiece(which);
  const { unit } = readPiece(next);
  const part = (['half', 'quarter'] as const).find((one) => MONTHS[one] === wholeMonths({ from, to }));
  if (ordinal === undefined || part === undefined || (unit ?? part) !== part) return undefined;
  const months = MONTHS[part];
  const length = 1 + (isAgainst ? 1 : 0) + (unit === undefined ? 0 : 1);
  // 'The second half of 2025' has a year of its own.
  if (readPiece(ahead[length]).year !== undefined) return undefined;
  return foundPeriod(monthsFrom(yearOf(from), (ordinal - 1) * months + 1, months), length);
}

const SO_FAR =
  /^(?:so far|to date|until now|up to now|up to today|until today|till today|досега|до сега|до момента|до този момент|до днес)$/;

/** 'In 2025', 'the year before': days that the question names. */
export function period({ today }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const [first] = draft.periods;
    if (draft.periods.length > 1) return undefined;
    const ahead = mentions.slice(at);
    const before = yearBeforeAt(ahead);
    const { unit = 'year', length: stepped = before } = unitBeforeAt(ahead) ?? {};
    if (first === undefined && stepped !== undefined) {
      draft.periods.push({ ...foundPeriod(unitAround(unit, -1, today), stepped), step: -1 });
      return { length: stepped, as: ['{period}'] };
    }
    const found =
      first === undefined || before === undefined
        ? ((first && otherPart(first, ahead)) ?? periodAt(ahead, today))
        : { period: yearBefore(first.period), isAnyYear: false, isToday: false, length: before };
    if (found === undefined) return undefined;
    // 'This year so far'.
    const { period: days, length } = found;
    if (days.from <= today && days.to > today && SO_FAR.test(ahead[length]?.text ?? '')) {
      draft.periods.push({ ...found, period: { from: days.from, to: today } });
      return { length: length + 1, as: ['{period}'] };
    }
    if (first?.isAnyYear === true && isWholeYear(found.period)) {
      // 'From June on, this year': no longer than that year.
      const own = inYear(first.period, found.period);
      const within = isOpen(own) && found.period.to >= today ? overlap(own, found.period) : undefined;
      draft.periods[0] = { ...first, isAnyYear: false, period: within ?? own };
      return { length: found.length, as: ['{period}'] };
    }
    const within = first && isOpen(first.period) ? overlap(first.period, found.period) : undefined;
    if (first !== undefined && within !== undefined && found.plain === undefined) {
      draft.periods[0] = { ...first, period: within };
      return { length: found.length, as: [] };
    }
    // 'H1 against H2 2025', 'the first half against the second half of 2025': the year is said once.
    if (first?.isPartAlone === true && found.isPartAlone === false)
      draft.periods[0] = { ...first, period: ofYear(first.period, yearOf(found.period.from)) };
    const isSame =
      first !== undefined && first.period.from === found.period.from && first.period.to === found.period.to;
    draft.periods.push(isSame ? { ...found, period: yearBefore(first.period) } : found);
    return { length: found.length, as: ['{period}'] };
  };
}
