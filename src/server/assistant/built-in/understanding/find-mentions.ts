import type { Concept } from './concept.ts';
import { findIsins, type IsinsFound } from './find-isins.ts';
import { foldText, isCyrillic } from './fold.ts';
import { findMisspelt, LEXICONS, phraseAt, type FoundPhrase, type Lexicon } from './lexicon.ts';
import { nameAt, type KnownNames, type NameAt } from './names.ts';
import { parseDayWord, parseNumberWord, parseOrdinalWord } from './tokens.ts';

/** A piece of a question, with what it stands for. */
export type Mention = Meant & { readonly text: string; readonly isWrittenAsName: boolean };

type Meant = { readonly word: string; readonly length: number } & (
  | { readonly is: 'concept'; readonly concept: Concept }
  | { readonly is: 'number'; readonly value: string }
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'isin'; readonly found: IsinsFound }
  | { readonly is: 'bank'; readonly banks: readonly string[] }
  | { readonly is: 'holding'; readonly isins: readonly string[] }
  | { readonly is: 'word'; readonly isKnown: boolean }
);

export interface MentionContext {
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
  /** For each word, whether it is written like a name. */
  readonly written: readonly boolean[];
  /** True for a word that the example questions have. */
  readonly isKnownWord: (word: string) => boolean;
}

interface LookedAt extends MentionContext {
  readonly words: readonly string[];
  readonly spelled: readonly string[];
}

function namedAt({ words, spelled, names, isKnownWord }: LookedAt, at: number): Meant | undefined {
  const word = words[at] ?? '';
  // 'Would all' is no misspelt 'All-World'.
  const orWords = (name: NameAt | undefined) =>
    name?.isExact === false && spelled.slice(at, at + name.length).every(isKnownWord) ? undefined : name;
  const bank = orWords(nameAt(names.banks, words, at));
  const holding = orWords(nameAt(names.holdings, words, at));
  if (bank !== undefined && bank.length >= (holding?.length ?? 0))
    return { word, is: 'bank', banks: bank.named, length: bank.length };
  return holding && { word, is: 'holding', isins: holding.named, length: holding.length };
}

function exactAt({ words, names }: LookedAt, at: number): Meant | undefined {
  const word = words[at] ?? '';
  const day = parseDayWord(word);
  if (day !== undefined) return { word, is: 'day', day, length: 1 };
  const order = parseOrdinalWord(word);
  if (order !== undefined) return { word, is: 'concept', concept: `ordinal:${order}`, length: 1 };
  const found = findIsins(word, names.isins);
  if (found !== undefined && (found.is !== 'part' || !/^\d{1,5}$/.test(word) || /^0/.test(word)))
    return { word, is: 'isin', found, length: 1 };
  const value = parseNumberWord(word);
  if (value !== undefined && found?.is === 'part' && word.length >= 4 && words[at + 1] === undefined)
    return { word, is: 'isin', found, length: 1 };
  return value === undefined ? undefined : { word, is: 'number', value, length: 1 };
}

const MIN_NOTE_WORD_LENGTH = 5;

/** 'Подаръка' is in a note that says 'подарък'; a short word is one of its words, not a part of one. */
function isIn(note: string, word: string): boolean {
  const words: readonly string[] = note.match(/[\p{L}\d]+/gu) ?? [];
  const isInflected = (own: string) => own.length >= MIN_NOTE_WORD_LENGTH && word.startsWith(own);
  return words.includes(word) || (word.length > 3 && note.includes(word)) || words.some(isInflected);
}

/** Words of the owner's notes: the last resort for a word that nothing else explains. */
function inNotes({ words, names }: LookedAt, at: number): Meant | undefined {
  const word = words[at] ?? '';
  if (word.length < 3) return undefined;
  const isins = names.notes.filter(({ text }) => isIn(text, foldText(word))).map(({ isin }) => isin);
  return isins.length === 0 ? undefined : { word, is: 'holding', isins: [...new Set(isins)], length: 1 };
}

function conceptAt(word: string, found: FoundPhrase | undefined): Meant | undefined {
  return found && { word, is: 'concept', ...found };
}

/** 'Пак' sounds like 'пък', and means something else. */
const MIN_HEARD_LENGTH = 4;

/** 'Акцйите' sounds like 'акциите', and 'bulgarskite' is 'българските': ъ is also typed as u. */
function phraseBySound(word: string, lexicon: Lexicon): FoundPhrase | undefined {
  const isLatin = lexicon === LEXICONS['bg-latin'];
  const sound = isLatin ? foldText(word.replaceAll('u', 'a')) : foldText(word);
  const isHeard = isLatin || (isCyrillic(word) && word.length >= MIN_HEARD_LENGTH);
  return isHeard ? phraseAt(LEXICONS['bg-latin'], [sound], 0) : undefined;
}

/** A name of two words or more comes before what its words mean; one word of it after that. */
function mentionAt(looked: LookedAt, at: number): Meant {
  const { words, spelled, lexicon } = looked;
  const [word = '', spelling = ''] = [words[at], spelled[at]];
  const isKnown = looked.isKnownWord(spelling);
  const name = namedAt(looked, at);
  const phrase =
    phraseAt(lexicon, spelled, at) ??
    (isKnown && !isCyrillic(word) ? undefined : phraseBySound(word, lexicon));
  const isFullName = name !== undefined && name.length >= Math.max(2, phrase?.length ?? 0);
  return (
    (isFullName ? name : undefined) ??
    exactAt(looked, at) ??
    conceptAt(word, phrase) ??
    (isKnown ? { word, is: 'word', isKnown, length: 1 } : undefined) ??
    name ??
    conceptAt(word, findMisspelt(lexicon, spelling)) ??
    inNotes(looked, at) ?? { word, is: 'word', isKnown, length: 1 }
  );
}

/** Every word of a question, in its order, as what it stands for. */
export function findMentions(words: readonly string[], context: MentionContext): Mention[] {
  const looked = { ...context, words, spelled: words.map(context.lexicon.spelled) };
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const meant = mentionAt(looked, at);
    const next = at + meant.length;
    const text = words.slice(at, next).join(' ');
    mentions.push({ ...meant, text, isWrittenAsName: context.written[at] ?? false });
    at = next;
  }
  return mentions;
}
