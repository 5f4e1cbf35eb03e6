import type { CalendarDate } from '#domain/calendar-date';
import type { ChatMessage } from '#api/assistant/chat';
import { CLEAR_SCORE, decide, isDoubtful } from '../matching/calibration.ts';
import { matchFollowUp, type Likely } from '../matching/match-follow-up.ts';
import { matchQuestion, type Match } from '../matching/match-question.ts';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Language } from '#domain/language';
import type { QuestionPart } from '../several-questions.ts';
import { bothTurns, isComparison, comparedWithBefore, withoutTwo } from './conversation/both-turns.ts';
import { beforeOtherMove, isAfterNumber } from './conversation/another-move.ts';
import { asksNothingNew, ofUnknownName } from './conversation/asks-nothing-new.ts';
import { clearestPart, isClear } from './clearest-part.ts';
import { toTurn } from './conversation/to-turn.ts';
import { continued } from './conversation/continued.ts';
import { choose, firstTwo } from './choose-intent.ts';
import { howAtTheEnd } from './conversation/how-at-the-end.ts';
import {
  areSlotsAllowed,
  dropConflictingSlots,
  isLikelyRepeat,
  isPlausibleForRule,
  likelyAfter,
  likelyAsksSame,
} from './conversation/likely/likely-after.ts';
import { goOn, withoutCorrection, type After } from './conversation/go-on.ts';
import { ranksByNothing } from './ranks-by-nothing.ts';
import {
  asksNothingElse,
  leansOnBefore,
  isSlotsAlone,
  saysNothing,
  saysOfWhich,
} from './conversation/follow-up.ts';
import { isStrange, namesAlone } from './names-alone.ts';
import type { Names } from './names.ts';
import { mergeSlots } from './conversation/merging/merge-slots.ts';
import { ofBought } from './conversation/merging/of-bought.ts';
import { ofPayers } from './conversation/merging/of-payers.ts';
import { askedOnceMore } from './conversation/once-more.ts';
import { inItsTime } from './conversation/days/in-its-time.ts';
import { sinceDayOf } from './conversation/days/merge-periods.ts';
import { needed } from './conversation/days/need.ts';
import { untilThen } from './conversation/days/until-then.ts';
import { ownFigure } from './conversation/own-figure.ts';
import { readOffered } from './vocabulary/offered-title.ts';
import { asOnlyOne } from './only-one.ts';
import { comparesValue } from './conversation/of-the-answer.ts';
import { atOtherBanks } from './conversation/picked/at-banks.ts';
import { asAnotherIntent, asAskedNow, byFigureOf } from './conversation/asked-otherwise.ts';
import { backToList, othersOf } from './conversation/picked/back-to-list.ts';
import { pickFromBefore, whyFirst } from './conversation/picked/pick-from-before.ts';
import { isOfFirst, pointsAtNothing } from './conversation/pointing.ts';
import {
  formAfter,
  ofSameHoldings,
  sameOf,
  stepAfter,
  whyOf,
  withInterest,
} from './conversation/same-subject.ts';
import { isAtUnnamedBank, isOfUnnamed, type Meaning, type PickFrom, type Turn } from './conversation/turn.ts';
import { toQuery, type Query } from './query.ts';
import { questionReader, type ReadQuestion } from './read-question.ts';
import type { Slots } from './slots/slots.ts';

interface Conversation {
  readonly text: string;
  readonly earlier: readonly ChatMessage[];
  readonly today: CalendarDate;
  readonly names: Names;
  /** What the question does not name is as in the one before. */
  readonly isContinued?: boolean;
}

type Holder = Pick<Conversation, 'today' | 'names'>;

/** What a question was understood as. */
export interface Understood {
  readonly language: Language;
  readonly slots: Slots;
  /** The question with its slots filled, where one intent is clearly meant. */
  readonly query?: Query;
  /** Two that are as near as each other. */
  readonly near?: readonly [Match, Match] | undefined;
  readonly nearest: readonly Match[];
  /** It points at a holding that nothing before it names. */
  readonly asksWhichOne?: true;
  /** Where the question points at a holding of the answer before: the query of that one, and which of its holdings. */
  readonly pickFrom?: PickFrom | undefined;
  /** The question before, where this one is taken to ask the same, for it says nothing of its own. */
  readonly asBefore?: Turn | undefined;
}

const OTHERS: Meaning = { intent: 'decline-others' };
const CHANGE: Meaning = { intent: 'value-change' };

/** 'And its maturity?' of a holding that was named before asks like 'maturity of {holding}'. */
function withHolding(slots: Slots): Slots {
  const isOfHolding = slots.filter.isins !== undefined && !slots.pattern.includes('{holding}');
  return isOfHolding ? { ...slots, pattern: [...slots.pattern, '{holding}'] } : slots;
}

interface ReadIn extends ReadQuestion, Pick<Holder, 'today'> {
  readonly likely: Likely | undefined;
  /** Without what the question before named. */
  readonly own: Slots;
}

/** What is asked, apart from the slots. A question that refers to the one before already has that one's slots. */
function understandByMatching(read: ReadIn, before: Turn | undefined, leansOn: Turn | undefined): Understood {
  const { language, form, today } = read;
  const allowed = read.likely ? dropConflictingSlots(read, read.likely) : read.slots;
  const standalone = matchQuestion(language, read.likely ? allowed : withHolding(allowed), today);
  const decided = decide(read.likely ? matchFollowUp(read.own, standalone, read.likely) : standalone);
  const { nearest } = decided;
  const isRanking = leansOn !== undefined && leansOn.isUnclear !== true && nearest[0]?.intent === 'ranking';
  const slots = isRanking ? byFigureOf(leansOn, allowed, read.own) : allowed;
  // The acts of 'how to' are many, and add up.
  const isNear = (nearest[0]?.score ?? 0) >= CLEAR_SCORE && nearest[0]?.intent !== 'how-to';
  const isChance = isStrange(slots, language) && !isNear;
  const { near, clear } = isChance ? {} : decided;
  const chosen = choose({ nearest, near, clear }, slots, { form, today });
  const isOfNothing = chosen?.intent === 'ranking' && slots === allowed && ranksByNothing(slots);
  if (chosen === undefined) return { ...read, slots, near, nearest };
  if (isOfNothing || isDoubtful(chosen)) return { ...read, slots, near: firstTwo(nearest), nearest };
  const match = (leansOn && whyOf(chosen, leansOn, slots)) ?? chosen;
  const isWhy = before !== undefined && match.intent === 'working' && slots.filter.isins === undefined;
  // 'Why?', after the worst one: of that one, and after the value of a past day, since then.
  const isOfOne = isWhy && leansOn !== undefined && isOfFirst(before.query);
  if (isOfOne && !isNarrowing({ ...slots.filter, kinds: undefined, figures: undefined }))
    return { ...read, ...whyFirst(read, before, match) };
  const isOther = leansOn !== undefined && !isRanking && match.intent !== leansOn.query.intent;
  const named = asAskedNow(isOther ? asAnotherIntent(slots, read.own, match) : slots, read.own, match);
  const merged = isWhy ? mergeSlots(before, named, today) : named;
  const full = isWhy ? sinceDayOf(before, merged) : merged;
  return { ...read, slots: full, query: toQuery(match, full, form), nearest };
}

/** Which ones or when, but not what: what is asked of them is as before. */
const asksSame = ({ slots, language }: ReadQuestion, before: Turn, today: CalendarDate) =>
  asksNothingNew(slots, { language, matches: matchQuestion(language, slots, today), before });

/** 'And mine?', 'what do I do about it?': a figure of what the answer explained, or what is done about what it found. */
function ofAnswerBefore(read: ReadQuestion, before: Turn, { today, names }: Holder): Understood | undefined {
  const slots = asOnlyOne(mergeSlots(before, read.slots, today), [], names);
  const meaning = ownFigure(read.slots, slots, before.query) ?? stepAfter(before, read.slots);
  const form = { ...read.form, asksWhich: false };
  return meaning && { ...read, slots, query: toQuery(meaning, slots, form), nearest: [] };
}

/** What the question asks in the conversation: what it leaves out is as it was before. */
function understandTurn(said: ReadQuestion, latest: Turn | undefined, { today, names }: Holder): Understood {
  const last = backToList(said.slots, latest) ?? latest;
  const others = latest && othersOf(said, latest, today);
  const atOthers = others ?? atOtherBanks(said, latest, names.banks);
  if (atOthers !== undefined) return { ...said, nearest: [], ...atOthers };
  const own = { ...said, slots: untilThen(said.slots, last, today) };
  if (saysNothing(own.slots, isAfterNumber(last))) return { ...own, nearest: [] };
  if (own.form.isOfOthers) return { ...own, query: toQuery(OTHERS, own.slots, own.form), nearest: [] };
  const need = needed(own, today);
  if (need !== undefined) return { ...own, ...need, nearest: [] };
  const both = bothTurns(own, last, today);
  const read = both ? { ...own, slots: withoutTwo(own.slots) } : own;
  const isSame = (both !== undefined && isComparison(both)) || asksNothingElse(read.slots);
  if (both !== undefined && isSame) return { ...read, ...both, nearest: [] };
  const asked = ofBought(beforeOtherMove(both ?? last, read.slots), read.slots);
  const before = ofPayers(asked, read.slots, names);
  if (before === undefined && pointsAtNothing(read.slots))
    return { ...read, nearest: [], asksWhichOne: true };
  // 'In the same month', with nothing before it.
  const periods = [...(before?.slots.periods ?? []), ...read.slots.periods];
  if (read.slots.concepts.has('time:same') && periods.length === 0) return { ...read, nearest: [] };
  const likely = likelyAfter(read, before);
  const same = before && askedOnceMore(read, before, today);
  if (
    before &&
    same &&
    areSlotsAllowed(same, today) &&
    (isPlausibleForRule(same.query, likely) || likelyAsksSame(before, likely))
  )
    return { ...read, ...same, nearest: [] };
  const mine = before && ofAnswerBefore(read, before, { today, names });
  if (mine !== undefined) return mine;
  return understandAfter({ ...read, likely }, { before, isOfBoth: both !== undefined }, { today, names });
}

/** A question that asks of its own, or of what was asked before. */
function understandAfter(
  { likely, ...read }: ReadQuestion & { readonly likely: Likely | undefined },
  { before, isOfBoth }: { readonly before: Turn | undefined; readonly isOfBoth: boolean },
  { today, names }: Holder,
): Understood {
  const isOfSaid = saysOfWhich(read);
  const saysNothingNew = before !== undefined && !isOfSaid && asksSame(read, before, today);
  const leans =
    before !== undefined &&
    (isOfBoth ||
      saysNothingNew ||
      (!isOfSaid && (leansOnBefore(read.slots, before) || likely?.standsAlone === false)));
  const leansOn = leans ? before : before && ofSameHoldings(before, read.slots, names);
  const picked = leansOn && pickFromBefore(read, leansOn, { today, likely });
  const saysWhich = read.slots.rank !== undefined || picked?.pickFrom.isOut === true;
  const isOfOne = saysWhich || (picked && areSlotsAllowed(picked, today) && !likelyAsksSame(leansOn, likely));
  if (picked && isOfOne) return { ...read, ...picked };
  const named = saysNothingNew ? ofUnknownName(read) : read.slots;
  const next = leansOn && read.form.namesInterest ? withInterest(named, leansOn) : named;
  const slots = leansOn ? asOnlyOne(mergeSlots(leansOn, next, today), [], names) : next;
  const form = formAfter(leansOn, read.form, read.slots);
  const asked = (meaning: Meaning, full = slots) => toQuery(meaning, full, form);
  if (leansOn && comparesValue(leansOn, next) && isPlausibleForRule(CHANGE, likely))
    return { ...read, slots, query: { ...asked(CHANGE), comparesWithToday: true }, nearest: [] };
  const compared = leansOn && comparedWithBefore(leansOn, next, slots);
  if (compared && isPlausibleForRule(compared, likely))
    return { ...read, slots: compared.slots, query: asked(compared, compared.slots), nearest: [] };
  const same = leansOn && (saysNothingNew || isSlotsAlone(next)) ? sameOf(leansOn, next, asked) : undefined;
  if (same && isLikelyRepeat(same, likely))
    return { ...read, slots, query: same, nearest: [], asBefore: leansOn };
  const shown = leansOn ? undefined : namesAlone(slots, today);
  if (shown !== undefined)
    return { ...read, query: asked(shown), nearest: [{ ...shown, score: 1, unexplained: 0 }] };
  return understandByMatching({ ...read, likely, own: read.slots, slots, today }, before, leansOn);
}

type Reader = ReturnType<typeof questionReader>;

/** A question after those before it; about the holding that was picked there, where it names no other. */
function understandOne(
  part: QuestionPart,
  after: After,
  holder: Holder & { readonly read: Reader },
): Understood {
  const found = inItsTime(understandWords(part, after, holder), holder.today);
  const { query, pickFrom } = found;
  const isUnnamed = query !== undefined && (isOfUnnamed(query) || isAtUnnamedBank(query));
  const isOfPicked = pickFrom === undefined && isUnnamed;
  return isOfPicked ? { ...found, pickFrom: after.before?.pickFrom } : found;
}

/** All of it, or the one part that is clear. */
function understandWords(
  { text, isContinued }: QuestionPart,
  { before, language }: After,
  { read, ...holder }: Holder & { readonly read: Reader },
): Understood {
  const offered = readOffered(text);
  if (offered !== undefined) {
    const { slots, form } = read(offered.words, offered.language);
    return { language: offered.language, slots, query: toQuery(offered, slots, form), nearest: [] };
  }
  const said = before === undefined ? text : withoutCorrection(text);
  const own = read(said, language);
  const hasWords = /\p{L}{2}/u.test(text.replaceAll(/[A-Z0-9]{8,}/g, ''));
  const spoken = hasWords ? own.language : (language ?? own.language);
  const slots = isContinued && before !== undefined ? continued(own.slots, before) : own.slots;
  const whole = understandTurn({ ...own, slots, language: spoken }, before, holder);
  if (isClear(whole)) return whole;
  const turnOf = (part: string, after: Turn | undefined) => understandTurn(read(part, spoken), after, holder);
  const afterOwn = (story: string) => toTurn(turnOf(story, before), read(story, spoken).form, before);
  const afterStory = (story: string) => afterOwn(story) ?? before;
  const how = howAtTheEnd(said, {
    askFirst: afterOwn,
    read: (part) => read(part, spoken),
    today: holder.today,
  });
  if (how !== undefined) return { ...own, language: spoken, ...how, nearest: [] };
  const clearest = clearestPart(said, (part, story) =>
    turnOf(part, story === undefined ? before : afterStory(story)),
  );
  return clearest ?? whole;
}

export function understand({ text, earlier, today, names, isContinued = false }: Conversation): Understood {
  const holder = { today, names, read: questionReader(names, today) };
  const next = (part: QuestionPart, after: After) => {
    const turn = understandOne(part, after, holder);
    const { form } = holder.read(part.text, after.language);
    const before = toTurn(turn, form, after.before) ?? after.before;
    return { before, language: turn.language, isAsked: turn.query !== undefined };
  };
  let after: After = { before: undefined, language: undefined };
  for (const { role, content } of earlier) if (role === 'user') after = goOn(content, after, next);
  return understandOne({ text, isContinued }, after, holder);
}
