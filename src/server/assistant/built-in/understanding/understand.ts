import type { CalendarDate } from '#domain/calendar-date';
import type { ChatMessage } from '#api/chat';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Language } from '../write-figures.ts';
import { findMentions } from './find-mentions.ts';
import { completed, isFollowUp } from './follow-up.ts';
import { interpret } from './interpret.ts';
import { spellingOf } from './language-of.ts';
import { LEXICONS } from './lexicon.ts';
import { knownNames, type KnownNames, type Names } from './names.ts';
import type { Pieces } from './pieces.ts';
import { isQuery, type NoQuery, type Query } from './query.ts';
import { conceptOf } from './read-filter.ts';
import { readPieces } from './read-pieces.ts';
import { termsAsked } from './term-asked.ts';
import { MOST_WORDS, wordsOf } from './tokens.ts';
import { unknownIs } from './unknown-is.ts';
import { isWhetherAsked, isYesOrNoAsked } from './whether-asked.ts';

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

interface Heard {
  readonly pieces: Pieces;
  readonly language: Language;
}

/** Words that only join others: 'the last quarter of 2025'. */
const JOINING = /^(?:of|the|на)$/;

function hear(text: string, { names, today }: Conversation, known: KnownNames): Heard {
  const words = wordsOf(text);
  const spelling = spellingOf(words);
  const mentions = findMentions(words.slice(0, MOST_WORDS), LEXICONS[spelling], known);
  const pieces = readPieces(
    mentions.filter((one) => !JOINING.test(one.word) || !['', 'stop'].includes(conceptOf(one))),
    { today, banks: names.banks },
  );
  const tooLong = words.length > MOST_WORDS ? ['…'] : [];
  const asksWhether = [
    ...(isWhetherAsked(words) ? (['whether'] as const) : []),
    ...(isYesOrNoAsked(words) ? (['yes-or-no'] as const) : []),
  ];
  return {
    pieces: {
      ...pieces,
      order: [...pieces.order, ...asksWhether],
      concepts: new Set([...pieces.concepts, ...asksWhether]),
      unknown: [...pieces.unknown, ...tooLong],
      unknownIs: unknownIs(mentions, pieces.unknown),
    },
    language: spelling === 'en' ? 'en' : 'bg',
  };
}

/** The question as it stands in the conversation: what it leaves out is as it was before. */
function inFull(heard: Heard, before: Pieces | undefined): Pieces {
  if (before === undefined || !isFollowUp(heard.pieces)) return heard.pieces;
  return completed(heard.pieces, before);
}

function pointsAt(pieces: Pieces): number | undefined {
  if (pieces.filter.isins !== undefined) return undefined;
  if (pieces.rank !== undefined) return pieces.rank;
  return pieces.concepts.has('ref:it') && !isNarrowing(pieces.filter) ? 1 : undefined;
}

export function understand(conversation: Conversation): Understood {
  const { text, earlier, today } = conversation;
  const known = knownNames(conversation.names);
  let before: Pieces | undefined;
  let language: Language = 'en';
  for (const { content } of earlier.filter(({ role }) => role === 'user')) {
    const heard = hear(content, conversation, known);
    before = inFull(heard, before);
    language = heard.language;
  }
  const heard = hear(text, conversation, known);
  if (/\p{L}{2}/u.test(text.replaceAll(/[A-Z0-9]{8,}/g, ''))) language = heard.language;
  const terms = termsAsked(wordsOf(text));
  if (terms !== undefined) return { language, asked: { why: 'terms', terms }, pickFrom: undefined };
  const query = before && interpret(before, today);
  const rank = isFollowUp(heard.pieces) ? pointsAt(heard.pieces) : undefined;
  if (rank !== undefined && query !== undefined && isQuery(query) && heard.pieces.unknown.length === 0) {
    const one = { ...heard.pieces, rank: undefined, concepts: heard.pieces.concepts, isin: undefined };
    const asked = interpret({ ...one, filter: { isins: ['?'] } }, today);
    if (isQuery(asked)) return { language, asked, pickFrom: { query, rank } };
  }
  return { language, asked: interpret(inFull(heard, before), today), pickFrom: undefined };
}
