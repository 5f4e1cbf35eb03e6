import { inYear, isOpen, isWholeYear, overlap, yearBefore } from '../periods/period-arithmetic.ts';
import { periodAt, yearBeforeAt } from '../periods/period-in.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

/** 'In 2025', 'the year before': days that the question names. */
export function period({ today }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const [first] = draft.periods;
    if (draft.periods.length > 1) return undefined;
    const ahead = mentions.slice(at);
    const before = yearBeforeAt(ahead);
    if (first === undefined && before !== undefined) {
      draft.isYearBefore = true;
      return { length: before, as: ['{period}'] };
    }
    const found =
      first === undefined || before === undefined
        ? periodAt(ahead, today)
        : { period: yearBefore(first.period), isAnyYear: false, isToday: false, length: before };
    if (found === undefined) return undefined;
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
    const isSame =
      first !== undefined && first.period.from === found.period.from && first.period.to === found.period.to;
    draft.periods.push(isSame ? { ...found, period: yearBefore(first.period) } : found);
    return { length: found.length, as: ['{period}'] };
  };
}
