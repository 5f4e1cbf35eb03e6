import type { Language } from '#domain/language';
import { splitQuestions, type QuestionPart } from '../../several-questions.ts';
import type { Turn } from './turn.ts';

/** What a question can lean on. */
export interface After {
  readonly before: Turn | undefined;
  readonly language: Language | undefined;
}

const CORRECTION =
  /^\s*(?:(?:no|nope|sorry|wait|не|ne)[,.!]+\s+|(?:(?:no|sorry|wait|не|ne)[,.!]?\s+)?(?:but )?(?:(?:i|we) (?:mean|meant|was asking about|were asking about)|имах предвид|питам(?: те| ви)? за|говоря за|imah predvid|pitam za)\s+)/iu;

/** 'Thanks, and the interest?' */
const THANKS =
  /^\s*(?:thanks|thank you|thx|great|perfect|good|nice|благодаря|мерси|супер|чудесно|blagodarya|mersi)[,.!]+\s+(?=\S+\s+\S)/iu;

/** 'No, I meant only the bonds', after another question: 'and only the bonds'. */
export const withoutCorrection = (text: string): string =>
  text.replace(THANKS, '').replace(CORRECTION, /\p{Script=Cyrillic}/u.test(text) ? 'а ' : 'and ');

/** What the next question leans on: of several questions in one the last, as they are answered one by one. */
export function goOn(
  text: string,
  first: After,
  next: (part: QuestionPart, after: After) => After & { readonly isAsked: boolean },
): After {
  const [one, ...others] = splitQuestions(text);
  const begun = one && next(one, first);
  if (begun?.isAsked !== true) return next({ text, isContinued: false }, first);
  return others.reduce<After>((after, part) => next(part, after), begun);
}
