import type { CalendarDate } from '#domain/calendar-date';
import { found } from '../../periods/plain-period.ts';
import { matchesAny } from '../../concept.ts';
import { placePeriods } from '../../periods/place-periods.ts';
import type { Slots } from '../../slots/slots.ts';
import type { Turn } from '../turn.ts';

const THEN = /^(?:until then|till then|by then|дотогава|до тогава|dotogava|do togava)$/;
const BOUND = /^(?:before|until|till|by|преди|до|predi|do)$/;

/** 'Until then', 'before that'. */
export function saysUntilThen({ said, order }: Slots): boolean {
  if (THEN.test(said.get('ref:it') ?? '')) return true;
  const at = order.findIndex((one) => one === 'time:before' || one === 'time:until');
  return at >= 0 && matchesAny(order[at + 1] ?? '', ['ref:it', 'time:this']);
}

/** 'What matures before that?', after what is needed in August: from today until then. */
export function untilThen(slots: Slots, before: Turn | undefined, today: CalendarDate): Slots {
  const isAlone = slots.order.every((one) => matchesAny(one, ['time:', 'follow:', 'ref:']));
  // 'I plan to move next July, what will have come by then?'
  const [own] = THEN.test(slots.said.get('ref:it') ?? '') ? slots.periods : [];
  const hasOther = slots.periods.length > (own === undefined ? 0 : 1);
  if (!saysUntilThen(slots) || (isAlone && own === undefined) || hasOther) return slots;
  let [turn, to]: [Turn | undefined, CalendarDate | undefined] = [before, own?.period.to];
  while (turn !== undefined && to === undefined) {
    ({ to } = placePeriods(turn.query, today).period?.period ?? { to: undefined });
    turn = turn.previous;
  }
  if (to === undefined || to <= today) return slots;
  const order = slots.order.filter(
    (one) => !matchesAny(one, ['time:before', 'time:until', 'time:this', 'ref:it']),
  );
  return {
    ...slots,
    ...{ order, concepts: new Set(order), periods: [found({ from: today, to }, 1)] },
    pattern: [...slots.pattern.filter((word) => !BOUND.test(word) && word !== '{period}'), '{period}'],
    plainWords: slots.plainWords.filter((word) => !BOUND.test(word)),
  };
}
