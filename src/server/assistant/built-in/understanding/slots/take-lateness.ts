import type { Mention } from '../find-mentions.ts';
import { latenessAt } from '../periods/lateness.ts';
import { found } from '../periods/plain-period.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

const LATE =
  /(?:^| )(?:overdue|late|lateness|delay(?:s|ed)?|unpaid|arrears|past due|behind|(?:просроч|закъсн|закасн|забав|неплатен|prosroch|zakasn|zakusn|zakysn|zabav)\p{L}*)(?= |$)/u;

/** 'Overdue by more than 90 days', 'закъснява над три месеца': what fell due before that, no days to come. */
export function lateness({ today }: SlotContext, all: readonly Mention[]): TakeSlot {
  const isOfLate = LATE.test(all.map(({ text }) => text).join(' '));
  return (draft, mentions, at) => {
    const late = isOfLate && draft.periods.length === 0 ? latenessAt(mentions, at, today) : undefined;
    if (late === undefined) return undefined;
    draft.periods.push(found(late.period, late.length));
    return { length: late.length, as: ['{period}'] };
  };
}
