import { matchesAny, type Concept } from './concept.ts';
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
  /** Noted: by words of the owner's notes. */
  | { readonly is: 'holding'; readonly isins: readonly string[]; readonly isNoted?: true }
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

/** 'On target', after 'am I': no name, unless it is written like one. */
const BEFORE_IDIOM = /^(?:i|we|am|is|are|be|still|it|they|things|everything) on$/;

/** What is named, and whether only the name itself can be meant, although its words have other meanings. */
type Named = Meant & Pick<NameAt, 'isExact' | 'isWhole'>;

function namedAt({ words, spelled, names, isKnownWord }: LookedAt, at: number): Named | undefined {
  const word = words[at] ?? '';
  // 'Would all' is no misspelt 'All-World'.
  const orWords = (name: NameAt | undefined) =>
    name?.isExact === false && spelled.slice(at, at + name.length).every(isKnownWord) ? undefined : name;
  const bank = orWords(nameAt(names.banks, words, at));
  const holding = orWords(nameAt(names.holdings, words, at));
  if (bank !== undefined && bank.length >= (holding?.length ?? 0))
    return { ...bank, word, is: 'bank', banks: bank.named };
  return holding && { ...holding, word, is: 'holding', isins: holding.named };
}

/** 'The one ending 4000', 'ISIN 4000', 'облигацията 4000': the digits name a holding. */
const BEFORE_DIGITS =
  /(?:^| )(?:(?:end(?:ing|s)?(?: (?:in|with|on))?|(?:за|с)върш\p{L}*(?: (?:на|с|със))?|(?:za|s)v[au]rsh\p{L}*(?: (?:na|s))?)|isin|number|номер\p{L}*|nomer\p{L}*|bond|share|fund|one|облигацията|акцията|фонда|obligaciyata|obligaciata|akciyata|akciata|fonda)$/u;
const ROUND = /^[1-9]\d*00$/;
/** 'They raise it to 4050'. */
const BEFORE_AMOUNT = /^(?:to|by|than|over|above|below|under|до|над|под|do|nad|pod)$/;
const MAX_DIGITS_OF_NUMBER = 5;

/** Whether digits that an ISIN has as well name its holding: neither a round number nor one within a sentence does, unless it is said. */
function nameHolding({ words }: LookedAt, at: number): boolean {
  const word = words[at] ?? '';
  if (!/^\d+$/.test(word) || word.startsWith('0')) return true;
  if (BEFORE_DIGITS.test(words.slice(Math.max(0, at - 3), at).join(' '))) return true;
  if (ROUND.test(word) || BEFORE_AMOUNT.test(words[at - 1] ?? '')) return false;
  return word.length > MAX_DIGITS_OF_NUMBER || words[at + 1] === undefined;
}

function exactAt(looked: LookedAt, at: number): Meant | undefined {
  const { words, names } = looked;
  const word = words[at] ?? '';
  const day = parseDayWord(word);
  if (day !== undefined) return { word, is: 'day', day, length: 1 };
  const order = parseOrdinalWord(word);
  if (order !== undefined) return { word, is: 'concept', concept: `ordinal:${order}`, length: 1 };
  const found = findIsins(word, names.isins);
  if (found !== undefined && (found.is !== 'part' || nameHolding(looked, at)))
    return { word, is: 'isin', found, length: 1 };
  const value = parseNumberWord(word);
  return value === undefined ? undefined : { word, is: 'number', value, length: 1 };
}

const MIN_NOTE_WORD_LENGTH = 5;

/** 'Подаръка' is in a note that says 'подарък'; a short word is one of its words, not a part of one. */
function isIn(note: string, word: string): boolean {
  const words: readonly string[] = note.match(/[\p{L}\d]+/gu) ?? [];
  const isInflected = (own: string) => own.length >= MIN_NOTE_WORD_LENGTH && word.startsWith(own);
  return words.includes(word) || (word.length > 3 && note.includes(word)) || words.some(isInflected);
}

/** 'Продажбата' is a form of 'продажба', which a note may have, too. */
function isOrdinary({ lexicon, isKnownWord }: LookedAt, word: string): boolean {
  const stem = lexicon.spelled(word.replace(/(?:та|то|те|ът|ят|а|я)$/, ''));
  return isKnownWord(stem) || phraseAt(lexicon, [stem], 0) !== undefined;
}

/** Words of the owner's notes: the last resort for a word that nothing else explains. */
function inNotes(looked: LookedAt, at: number): Meant | undefined {
  const { words, names } = looked;
  const word = words[at] ?? '';
  if (word.length < 3) return undefined;
  if (isOrdinary(looked, word)) return undefined;
  const isins = names.notes.filter(({ text }) => isIn(text, foldText(word))).map(({ isin }) => isin);
  return isins.length === 0
    ? undefined
    : { word, is: 'holding', isins: [...new Set(isins)], isNoted: true, length: 1 };
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

const AFTER_NAME = /^(?:plc|shares?|stock|акци(?:я|и)(?:та|те)?)$/;
const ANY_ONE = /^(?:the|a|my|our|this|next)$/;
/** What no holding is called by itself. */
const NEVER_A_NAME = ['country:', 'currency:', 'month:', 'weekday:'] as const;

/** 'Next', 'Next plc': written as the name that it is. */
function isWrittenAsName(
  { words, written }: LookedAt,
  at: number,
  {
    name: { length, isExact, isWhole },
    phrase,
  }: { readonly name: Named; readonly phrase: FoundPhrase | undefined },
): boolean {
  const isBeforeNoun = AFTER_NAME.test(words[at + length] ?? '') && !ANY_ONE.test(words[at - 1] ?? '');
  const isOther = phrase !== undefined && matchesAny(phrase.concept, NEVER_A_NAME);
  // 'Варна' of 'Община Варна' sounds like 'върна'.
  const isPart = phrase === undefined && written[at] === true;
  // 'First Investment Bank', in small letters: nothing else has all its words.
  if (isWhole && length > 1 && length >= (phrase?.length ?? 0) && !isOther) return true;
  return isExact && !isOther && (isPart || (isWhole && (written[at] === true || isBeforeNoun)));
}

/** 'Government bonds' are words of a fund's name, too: a name has a word that means nothing else. */
function saysMore({ words, spelled, lexicon }: LookedAt, at: number, length: number): boolean {
  return words
    .slice(at, at + length)
    .some((word, index) => word !== '%' && phraseAt(lexicon, spelled, at + index) === undefined);
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
  const isFullName =
    name !== undefined &&
    ((name.length >= Math.max(2, phrase?.length ?? 0) && saysMore(looked, at, name.length)) ||
      isWrittenAsName(looked, at, { name, phrase }));
  const isIdiom = BEFORE_IDIOM.test(words.slice(Math.max(0, at - 2), at).join(' '));
  if (isIdiom && name?.length === 1 && looked.written[at] !== true)
    return { word, is: 'word', isKnown: true, length: 1 };
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
