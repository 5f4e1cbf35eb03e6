import type { Mention } from '../find-mentions.ts';
import { inYear, isOpen, isWholeYear, overlap, yearBefore } from '../periods/period-arithmetic.ts';
import { BOUNDS, periodAt, yearBeforeAt } from '../periods/period-in.ts';
import { found } from '../periods/plain-period.ts';
import { mentionConcept } from '../read-filter.ts';
import { KINDS, type SlotContext, type TakeSlot } from './slots.ts';
import { matchesAny, type Pattern } from '../concept.ts';

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

/** The securities that are named, by name or as the bonds of a country. */
function securitiesIn(mention: Mention | undefined, { kinds }: SlotContext): readonly string[] {
  if (mention?.is === 'holding') return mention.isins;
  if (mention?.is === 'isin') return mention.found.isins;
  const [, country] = /^country:(.+)$/.exec(mentionConcept(mention)) ?? [];
  return country === undefined
    ? []
    : [...kinds].flatMap(([isin, kind]) => (kind === 'bond' && isin.startsWith(country) ? [isin] : []));
}

/** So far after 'before' a holding and what happened to it are looked for. */
const EVENT_WORDS = 7;
const COUNTED_UNITS: readonly Pattern[] = ['time:day', 'time:week'];
const [MAX_BEFORE, MAX_BETWEEN] = [2, 3];

/** The first purchase of the securities, or the last maturity. */
function dayOfEvent(isins: readonly string[], isPurchase: boolean, { dates }: SlotContext) {
  const days = isins
    .flatMap((isin) => dates.get(isin) ?? [])
    .flatMap(({ bought, maturity }) => (isPurchase ? bought : maturity) ?? []);
  return isPurchase ? days.toSorted()[0] : days.toSorted().at(-1);
}

/** 'Before I bought X', 'since X matured': a period that an event of a holding bounds. */
export function eventPeriod(context: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const bound = BOUNDS[mentionConcept(mentions[at])];
    if (bound === undefined || draft.periods.length > 0) return undefined;
    // 'How many days until X matures' counts them.
    if (mentions.slice(0, at).some((one) => matchesAny(mentionConcept(one), COUNTED_UNITS))) return undefined;
    const ahead = mentions.slice(at + 1, at + 1 + EVENT_WORDS);
    // 'След колко дни падежира'.
    if (/^(?:колко|kolko|how)$/.test(ahead[0]?.word ?? '')) return undefined;
    const isBought = ahead.findIndex((one) => mentionConcept(one) === 'measure:buy-date');
    const isOver = ahead.findIndex((one) => ['matured', 'measure:maturity'].includes(mentionConcept(one)));
    const named = ahead.findIndex((one) => securitiesIn(one, context).length > 0);
    const event = isBought >= 0 ? isBought : isOver;
    // Nothing else is said between them.
    const isNear = Math.abs(named - event) <= MAX_BETWEEN && Math.min(named, event) <= MAX_BEFORE;
    if (named < 0 || event < 0 || !isNear) return undefined;
    const day = dayOfEvent(securitiesIn(ahead[named], context), isBought >= 0, context);
    if (day === undefined) return undefined;
    const last = Math.max(named, event);
    const isKind = matchesAny(mentionConcept(ahead[last + 1]), KINDS);
    const length = last + 2 + (isKind ? 1 : 0);
    draft.periods.push(found(bound({ from: day, to: day }), length));
    return { length, as: ['{period}'] };
  };
}

/** 'The same year', 'същата година': that of the answer before. */
export const sameYear: TakeSlot = (draft, mentions, at) => {
  const isSame = /^(?:the |that |онази |)?(?:same|същата|sashtata|sushtata)$/.test(mentions[at]?.text ?? '');
  if (!isSame || mentionConcept(mentions[at + 1]) !== 'time:year') return undefined;
  draft.isSameYear = true;
  return { length: 2, as: ['{period}'] };
};
