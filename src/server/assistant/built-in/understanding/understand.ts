import type { CalendarDate } from '#domain/calendar-date';
import type { ChatMessage } from '#api/assistant/chat';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Language } from '../write-figures.ts';
import { findMentions } from './find-mentions.ts';
import { completeFollowUp, isFollowUp } from './follow-up.ts';
import { interpret } from './interpret.ts';
import { detectSpelling } from './detect-spelling.ts';
import { LEXICONS } from './lexicon.ts';
import { knownNames, type KnownNames, type Names } from './names.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { isQuery, type NoQuery, type Query } from './query.ts';
import { mentionConcept } from './read-filter.ts';
import { parseQuestion } from './parse-question.ts';
import { findAskedTerms } from './find-asked-terms.ts';
import { MAX_WORDS, splitWords } from './tokens.ts';
import { classifyUnknownWord } from './classify-unknown-word.ts';
import { asksVerdict, isYesNoQuestion } from './is-yes-no-question.ts';

interface Conversation {
  readonly text: string;
  readonly earlier: readonly ChatMessage[];
  readonly today: CalendarDate;
  readonly names: Names;
}

interface Understood {
  readonly language: Language;
  readonly asked: Query | NoQuery;
  /** Where the question points at a holding of the answer before: the query of that one, and which of its holdings. */
  readonly pickFrom: { readonly query: Query; readonly rank: number } | undefined;
}

interface ParsedText {
  readonly pieces: ParsedQuestion;
  readonly language: Language;
}

/** Words that only join others: 'the last quarter of 2025'. */
const JOINING = /^(?:of|the|на)$/;

function parseText(text: string, { names, today }: Conversation, known: KnownNames): ParsedText {
  const words = splitWords(text);
  const spelling = detectSpelling(words);
  const mentions = findMentions(words.slice(0, MAX_WORDS), LEXICONS[spelling], known);
  const pieces = parseQuestion(
    mentions.filter((one) => !JOINING.test(one.word) || !['', 'stop'].includes(mentionConcept(one))),
    { today, banks: names.banks },
  );
  const tooLong = words.length > MAX_WORDS ? ['…'] : [];
  const asksWhether = [
    ...(asksVerdict(words) ? (['whether'] as const) : []),
    ...(isYesNoQuestion(words) ? (['yes-or-no'] as const) : []),
  ];
  return {
    pieces: {
      ...pieces,
      order: [...pieces.order, ...asksWhether],
      concepts: new Set([...pieces.concepts, ...asksWhether]),
      unknown: [...pieces.unknown, ...tooLong],
      unknownIs: classifyUnknownWord(mentions, pieces.unknown),
    },
    language: spelling === 'en' ? 'en' : 'bg',
  };
}

/** The question as it stands in the conversation: what it leaves out is as it was before. */
function completeText(heard: ParsedText, before: ParsedQuestion | undefined): ParsedQuestion {
  if (before === undefined || !isFollowUp(heard.pieces)) return heard.pieces;
  return completeFollowUp(heard.pieces, before);
}

function pointsAt(pieces: ParsedQuestion): number | undefined {
  if (pieces.filter.isins !== undefined) return undefined;
  if (pieces.rank !== undefined) return pieces.rank;
  return pieces.concepts.has('ref:it') && !isNarrowing(pieces.filter) ? 1 : undefined;
}

export function understand(conversation: Conversation): Understood {
  const { text, earlier, today } = conversation;
  const known = knownNames(conversation.names);
  let before: ParsedQuestion | undefined;
  let language: Language = 'en';
  for (const { content } of earlier.filter(({ role }) => role === 'user')) {
    const heard = parseText(content, conversation, known);
    before = completeText(heard, before);
    language = heard.language;
  }
  const heard = parseText(text, conversation, known);
  if (/\p{L}{2}/u.test(text.replaceAll(/[A-Z0-9]{8,}/g, ''))) language = heard.language;
  const terms = findAskedTerms(splitWords(text));
  if (terms !== undefined) return { language, asked: { why: 'terms', terms }, pickFrom: undefined };
  const query = before && interpret(before, today);
  const rank = isFollowUp(heard.pieces) ? pointsAt(heard.pieces) : undefined;
  if (rank !== undefined && query !== undefined && isQuery(query) && heard.pieces.unknown.length === 0) {
    const one = { ...heard.pieces, rank: undefined, concepts: heard.pieces.concepts, isin: undefined };
    const asked = interpret({ ...one, filter: { isins: ['?'] } }, today);
    if (isQuery(asked)) return { language, asked, pickFrom: { query, rank } };
  }
  return { language, asked: interpret(completeText(heard, before), today), pickFrom: undefined };
}
