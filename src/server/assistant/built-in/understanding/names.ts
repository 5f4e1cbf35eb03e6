import { memoize } from '../matching/memoize.ts';
import { editDistance, mistakesAllowed } from './edit-distance.ts';
import { foldText, isCyrillic, toLowerCase } from './fold.ts';
import { parseNumberWord } from './tokens.ts';
import { consonantsOf, heardAs, meaningInNames } from './vocabulary/words-in-names.ts';
import type { Tools } from '../../tools/create-tools.ts';

export type Names = Pick<Awaited<ReturnType<Tools['listNames']['run']>>, 'banks' | 'holdings'>;

/** Words that stand in many names of banks and funds, and tell none from the other. */
const COMMON =
  /^(?:bank\w*|ban[ck]a|banki|ad|ead|plc|ag|sa|inc|ltd|group|grupa|securities|the|of|and|for|na|i|za|co|corp|ucits|etf|acc|dist|fund|fond)$/;

/** Written alike, sounds alike: 'Юробанк', 'Eurobank' and 'yurobank' still need one mistake. '3,50' is '3.5'. */
function sound(word: string): string {
  const number = parseNumberWord(word);
  if (number !== undefined) return String(Number(number));
  const folded = foldText(toLowerCase(word.replaceAll('&', '')));
  return folded.replaceAll('c', 'k').replaceAll('ph', 'f').replaceAll(/(.)\1/g, '$1');
}

/** A word of a name or of a question, in every way in which it is compared. */
interface Spoken {
  readonly sound: string;
  readonly heard: string | undefined;
  readonly meaning: string | undefined;
  readonly consonants: string;
  readonly isCyrillic: boolean;
  readonly isNumber: boolean;
}

/** As it sounds: 'ш' is 6 there, so 'Shell' begins with a digit. */
const NUMBER = /^\d[\d.]*$/;

function speak(word: string): Spoken {
  const written = toLowerCase(word)
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC');
  const folded = foldText(written);
  const sounds = sound(written);
  return {
    sound: sounds,
    heard: heardAs(written, folded),
    meaning: meaningInNames(written, folded),
    consonants: consonantsOf(written, folded),
    isCyrillic: isCyrillic(written),
    isNumber: NUMBER.test(sounds),
  };
}

/** Of a longer name only the beginning is compared. */
const MAX_PARTS = 12;

type Speak = (word: string) => Spoken;

function nameParts(name: string, spoken: Speak): Spoken[] {
  const words = toLowerCase(name).match(/\d[\d.,]*\d|[\p{L}\p{N}&]+/gu) ?? [];
  return words
    .filter((word) => word !== '&')
    .slice(0, MAX_PARTS)
    .map(spoken);
}

/** A name as the words of a question are compared with it, and what has it. */
interface KnownName {
  readonly parts: readonly Spoken[];
  /** Banks, or ISINs of holdings. */
  readonly named: readonly string[];
}

interface NameList {
  readonly names: readonly KnownName[];
  /** Each word, of a name or of a question, is prepared once. */
  readonly spoken: Speak;
}

/** What somebody's banks and holdings are called. */
export interface KnownNames {
  readonly banks: NameList;
  readonly holdings: NameList;
  readonly isins: readonly string[];
  /** As they sound. */
  readonly notes: readonly { readonly isin: string; readonly text: string }[];
}

export function knownNames({ banks, holdings }: Names): KnownNames {
  const isinsByName = new Map<string, Set<string>>();
  for (const { name, issuer, isin } of holdings) {
    for (const called of [name, issuer]) {
      if (called !== null) isinsByName.set(called, (isinsByName.get(called) ?? new Set()).add(isin));
    }
  }
  const spoken = memoize(speak);
  return {
    banks: { spoken, names: banks.map((bank) => ({ parts: nameParts(bank, spoken), named: [bank] })) },
    holdings: {
      spoken,
      names: [...isinsByName].map(([name, isins]) => ({
        parts: nameParts(name, spoken),
        named: [...isins],
      })),
    },
    isins: [...new Set(holdings.map(({ isin }) => isin))],
    notes: holdings.flatMap(({ isin, notes }) =>
      notes ? [{ isin, text: foldText(toLowerCase(notes)) }] : [],
    ),
  };
}

/** How foreign names are spoken in Bulgarian, where that is not how they are written. */
const SPOKEN: Readonly<Record<string, string>> = {
  epal: 'aple',
  gugal: 'gogle',
  apal: 'aple',
  epul: 'aple',
  feisbuk: 'fakebok',
};

/** 'Софармата': the name with its article. */
const ARTICLE = /^(?:ta|to|te|at|a|iat|ia)$/;
const MIN_NAME_LENGTH = 4;

function isSame({ sound: part, heard, meaning, isNumber }: Spoken, spoken: Spoken): boolean {
  const word = SPOKEN[spoken.sound] ?? spoken.sound;
  if (part === word) return true;
  if (isNumber || spoken.isNumber) return false;
  if (meaning !== undefined && meaning === spoken.meaning) return true;
  const hasArticle = word.startsWith(part) && ARTICLE.test(word.slice(part.length));
  if (hasArticle && part.length >= MIN_NAME_LENGTH) return true;
  if (heard !== undefined && heard === spoken.heard && word.length >= MIN_NAME_LENGTH) return true;
  const most = Math.min(mistakesAllowed(part), mistakesAllowed(word));
  const isBegun = word.length >= 4 && part.startsWith(word);
  return isBegun || (most > 0 && editDistance(part, word, most) <= most);
}

const count = (consonants: string) => consonants.replace(/^a/, '').length;

/** 'Естейтс' of 'Estates': after the first word of a name few consonants tell, and the end may be missing. */
function hasSameConsonants(part: Spoken, word: Spoken, place: 'first' | 'inside' | 'next'): boolean {
  if (part.isCyrillic === word.isCyrillic || word.sound.length < MIN_NAME_LENGTH) return false;
  const fewest = { first: 3, inside: 4, next: 2 }[place];
  if (count(word.consonants) < fewest) return false;
  return (
    part.consonants === word.consonants || (place === 'next' && part.consonants.startsWith(word.consonants))
  );
}

export interface NameAt {
  readonly length: number;
  /** False where a letter or an ending differs. */
  readonly isExact: boolean;
  /** True where nothing of a name is left out but words that stand in many names. */
  readonly isWhole: boolean;
  readonly named: readonly string[];
}

const MAX_ABBREVIATED_PARTS = 3;

/** 'IBKR' of Interactive Brokers: letters of each of its words, the first one of each among them. */
function isAbbreviation(word: string, parts: readonly Spoken[]): boolean {
  if (parts.length < 2 || parts.length > MAX_ABBREVIATED_PARTS || word.length > 5) return false;
  let left = word;
  for (const { sound: part } of parts) {
    if (left.charAt(0) !== part.charAt(0)) return false;
    // 'Bad' abbreviates no 'Banka DSK': vowels are left out.
    for (const [at, letter] of Array.from(part).entries())
      if ((at === 0 || !/[aeiou]/.test(letter)) && left.startsWith(letter)) left = left.slice(1);
  }
  return left === '' && word.length > 1;
}

/** How many of the words, from the first on, are of the name; 0 where they are such as stand in many names. */
function matchLength(parts: readonly Spoken[], words: readonly Spoken[]): number {
  const [first] = words;
  if (first === undefined || first.isNumber) return 0;
  if (isAbbreviation(first.sound, parts)) return 1;
  let length = 0;
  let own = 0;
  let numbers = 0;
  for (const word of words) {
    // '3.5 % 2036'.
    const isPercent = word.sound === '%' && numbers > 0;
    const fits = (part: Spoken, at: number) =>
      (isSame(part, word) && (part.sound.length > 2 || part.sound === word.sound)) ||
      hasSameConsonants(part, word, length > 0 ? 'next' : at === 0 ? 'first' : 'inside');
    if (!isPercent && !parts.some(fits)) break;
    length += 1;
    if (word.isNumber) numbers += 1;
    else if (!COMMON.test(word.sound) && word.sound.length > 2) own += 1;
  }
  // 'S&P 500'.
  return own === 0 && numbers === 0 && length < parts.length ? 0 : length;
}

/** What is named at the place, by the most words; several where the words fit several. */
export function nameAt(
  { names, spoken }: NameList,
  words: readonly string[],
  at: number,
): NameAt | undefined {
  if (names.length === 0) return undefined;
  const said = words.slice(at, at + MAX_PARTS).map(spoken);
  const named = new Set<string>();
  let longest = 0;
  let isExact = false;
  let isWhole = false;
  for (const name of names) {
    const length = matchLength(name.parts, said);
    if (length === 0 || length < longest) continue;
    if (length > longest) {
      named.clear();
      isExact = false;
      isWhole = false;
    }
    longest = length;
    const found = said.slice(0, length);
    isExact ||= found.every(({ sound }) => name.parts.some((part) => part.sound === sound) || sound === '%');
    const isSaid = (part: Spoken) => found.some((word) => isSame(part, word));
    isWhole ||= name.parts.every((part) => COMMON.test(part.sound) || isSaid(part));
    name.named.forEach((one) => named.add(one));
  }
  return longest === 0 ? undefined : { length: longest, isExact, isWhole, named: [...named] };
}
