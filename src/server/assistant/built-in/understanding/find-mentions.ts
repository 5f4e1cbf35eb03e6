import type { Concept } from './concept.ts';
import { findIsins, type IsinsFound } from './find-isins.ts';
import { findMisspelt, phraseAt, type FoundPhrase, type Lexicon } from './lexicon.ts';
import { nameAt, type KnownNames } from './names.ts';
import { parseDayWord, parseNumberWord } from './tokens.ts';

/** A piece of a question, with what it stands for. */
export type Mention = { readonly word: string } & (
  | { readonly is: 'concept'; readonly concept: Concept }
  | { readonly is: 'number'; readonly value: string }
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'isin'; readonly found: IsinsFound }
  | { readonly is: 'bank'; readonly banks: readonly string[] }
  | { readonly is: 'holding'; readonly isins: readonly string[] }
  | { readonly is: 'unknown' }
);

type Piece = { readonly mention: Mention; readonly length: number };

interface MentionContext {
  readonly words: readonly string[];
  readonly spelled: readonly string[];
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
}

function namedAt({ words, names }: MentionContext, at: number): Piece | undefined {
  const word = words[at] ?? '';
  const bank = nameAt(names.banks, words, at);
  const holding = nameAt(names.holdings, words, at);
  if (bank !== undefined && bank.length >= (holding?.length ?? 0))
    return { mention: { word, is: 'bank', banks: bank.named }, length: bank.length };
  if (holding === undefined) return undefined;
  return { mention: { word, is: 'holding', isins: holding.named }, length: holding.length };
}

function exactAt({ words, names }: MentionContext, at: number): Piece | undefined {
  const word = words[at] ?? '';
  const day = parseDayWord(word);
  if (day !== undefined) return { mention: { word, is: 'day', day }, length: 1 };
  const found = findIsins(word, names.isins);
  if (found !== undefined && (found.is !== 'part' || !/^\d{1,5}$/.test(word) || /^0/.test(word)))
    return { mention: { word, is: 'isin', found }, length: 1 };
  const value = parseNumberWord(word);
  if (value !== undefined && found?.is === 'part' && word.length >= 4 && words[at + 1] === undefined)
    return { mention: { word, is: 'isin', found }, length: 1 };
  return value === undefined ? undefined : { mention: { word, is: 'number', value }, length: 1 };
}

/** Words of the owner's notes: the last resort for a word that nothing else explains. */
function inNotes({ words, names }: MentionContext, at: number): Piece | undefined {
  const word = words[at] ?? '';
  if (word.length < 4) return undefined;
  const isins = names.notes.filter(({ text }) => text.includes(word)).map(({ isin }) => isin);
  return isins.length === 0
    ? undefined
    : { mention: { word, is: 'holding', isins: [...new Set(isins)] }, length: 1 };
}

function conceptPiece(word: string, found: FoundPhrase | undefined): Piece | undefined {
  return found && { mention: { word, is: 'concept', concept: found.concept }, length: found.length };
}

/** A name of two words or more comes before what its words mean; one word of it after that. */
function pieceAt(looked: MentionContext, at: number): Piece {
  const { words, spelled, lexicon } = looked;
  const word = words[at] ?? '';
  const name = namedAt(looked, at);
  const phrase = phraseAt(lexicon, spelled, at);
  const isFullName = name !== undefined && name.length >= Math.max(2, phrase?.length ?? 0);
  return (
    (isFullName ? name : undefined) ??
    exactAt(looked, at) ??
    conceptPiece(word, phrase) ??
    name ??
    conceptPiece(word, findMisspelt(lexicon, spelled[at] ?? '')) ??
    inNotes(looked, at) ?? { mention: { word, is: 'unknown' }, length: 1 }
  );
}

/** Every word of a question, in its order, as what it stands for. */
export function findMentions(words: readonly string[], lexicon: Lexicon, names: KnownNames): Mention[] {
  const looked = { words, spelled: words.map(lexicon.spelled), lexicon, names };
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const { mention, length } = pieceAt(looked, at);
    mentions.push(mention);
    at += length;
  }
  return mentions;
}
