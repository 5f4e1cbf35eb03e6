import type { Concept } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept } from '../read-filter.ts';

const UNITS = ['year', 'half', 'quarter', 'month', 'week', 'day'] as const;
export type Unit = (typeof UNITS)[number];
const DIRECTIONS: Readonly<Partial<Record<Concept | '', number>>> = {
  'time:last': -1,
  'time:this': 0,
  'time:next': 1,
};
/** What a mention may be of a period. */
export interface Piece {
  readonly word: string;
  readonly concept: Concept | '';
  readonly day: string | undefined;
  readonly unit: Unit | undefined;
  /** 'Last', 'this', 'next'. */
  readonly by: number | undefined;
  readonly count: number | undefined;
  readonly year: number | undefined;
  readonly month: number | undefined;
  /** 0 is Monday. */
  readonly weekday: number | undefined;
  readonly ordinal: number | undefined;
}

const piecesRead = new WeakMap<Mention, Piece>();

/** Each mention is read once: it is asked about for many ways to name a period. */
export function readPiece(mention: Mention | undefined): Piece {
  const known = mention && piecesRead.get(mention);
  if (known !== undefined) return known;
  const piece = toPiece(mention);
  if (mention !== undefined) piecesRead.set(mention, piece);
  return piece;
}

function toPiece(mention: Mention | undefined): Piece {
  const concept = mentionConcept(mention);
  const after = (prefix: string) =>
    concept.startsWith(prefix) ? Number(concept.slice(prefix.length)) : undefined;
  const number = mention?.is === 'number' ? mention.value : '';
  return {
    word: mention?.word ?? '',
    concept,
    day: mention?.is === 'day' ? mention.day : undefined,
    unit: UNITS.find((unit) => concept === `time:${unit}`),
    by: DIRECTIONS[concept],
    count: /^\d{1,3}$/.test(number) ? Number(number) : after('number:'),
    year: /^(?:19|20|21)\d\d$/.test(number) ? Number(number) : undefined,
    month: after('month:'),
    weekday: after('weekday:'),
    ordinal: after('ordinal:'),
  };
}
