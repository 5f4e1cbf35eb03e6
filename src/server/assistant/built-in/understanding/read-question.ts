import type { CalendarDate } from '#domain/calendar-date';
import { isSovereign } from '#domain/portfolio/overview/sovereigns';
import { isKnownOrMisspelt, isKnownWord } from '../matching/known-words.ts';
import { memoize } from '../matching/memoize.ts';
import type { Language } from '#domain/language';
import { detectSpelling, withoutNames } from './language-of-question.ts';
import { foldText, toLowerCase } from './fold.ts';
import { findTerms, isWithoutFigure } from './find-asked-terms.ts';
import { findMentions } from './find-mentions.ts';
import { joinHalves } from './join-halves.ts';
import {
  asksMethod,
  asksOfAll,
  asksVerdict,
  asksWhich,
  asksWhy,
  comparesWithToday,
  isYesNoQuestion,
  namesInterest,
  namesMoney,
} from './is-yes-no-question.ts';
import { withoutAsides } from './vocabulary/asides.ts';
import { isOfOthers, isOfPerson } from './vocabulary/is-of-others.ts';
import { LEXICONS } from './lexicon.ts';
import { knownNames, type KnownNames, type Names } from './names.ts';
import { asOnlyOne } from './only-one.ts';
import type { QuestionForm } from './query.ts';
import type { Slots } from './slots/slots.ts';
import { takeSlots } from './slots/take-slots.ts';
import { MAX_WORDS, splitWords } from './tokens.ts';
import { writtenAsNames } from './written-as-names.ts';

/** 'All funds but the Treasury one not'. */
const BUT_NOT = /(?:but|но) (?:the )?([^,.;?!]{2,40}) (?:not|не)(?=[,.;?!]|$)/iu;

export interface ReadQuestion {
  readonly language: Language;
  readonly slots: Slots;
  readonly form: QuestionForm;
}

/** Of a word of the glossary. */
const ASKS_MEANING =
  /^(?:what(?: is| s| are)|what does|какво (?:е|са|значи|означава)|kakvo (?:e|sa|znachi|oznachava))(?: an?| the)? \{word\}(?: mean)?$/;

const QUOTE = /["“”„«»]/;

/** '„Sell in May?“ – on which bond did I write that?': what is quoted from a note stands for its holding. */
function withNotesNamed(text: string, { notes }: KnownNames): string {
  const parts = text.split(QUOTE);
  if (parts.length < 3) return text;
  return parts
    .map((part, index) => {
      const said = foldText(toLowerCase(part)).trim();
      const found =
        index % 2 === 1 && said !== '' ? notes.find((note) => note.text.includes(said)) : undefined;
      return found?.isin ?? part;
    })
    .join(' ');
}

const readForm = (
  words: readonly string[],
  terms: QuestionForm['terms'],
): Omit<QuestionForm, 'isOfOthers'> => ({
  isYesNo: isYesNoQuestion(words),
  asksOfAll: asksOfAll(words),
  asksVerdict: asksVerdict(words),
  asksWhich: asksWhich(words),
  asksWhy: asksWhy(words),
  asksMethod: asksMethod(words),
  comparesWithToday: comparesWithToday(words),
  namesInterest: namesInterest(words),
  namesMoney: namesMoney(words),
  terms,
});

/** What is known of the holdings, by ISIN. */
const termsOf = ({ holdings }: Names) => ({
  kinds: new Map(holdings.map(({ isin, kind }) => [isin, kind])),
  countries: new Map(holdings.map(({ isin, country }) => [isin, country])),
  maturities: new Map(holdings.map(({ isin, maturity }) => [isin, maturity ?? ''])),
  coupons: new Map(
    holdings.flatMap(({ isin, coupon }) => (coupon === null ? [] : [[isin, String(coupon)] as const])),
  ),
  governments: new Set(holdings.filter(isSovereign).map(({ isin }) => isin)),
});

/** '30/360' is a word, no numbers. */
const ofTerms = (slots: Slots, { terms, pattern }: ReturnType<typeof findTerms>): Slots => ({
  ...slots,
  numbers: terms.includes('day-count') ? [] : slots.numbers,
  termPattern: pattern,
  hasNoFigure: terms.every(isWithoutFigure),
});

/** Reads questions of somebody with these holdings: their words, and the slots that they fill. */
export function questionReader(
  names: Names,
  today: CalendarDate,
): (text: string, languageBefore?: Language) => ReadQuestion {
  const known = knownNames(names);
  const orMisspelt = {
    en: memoize((word: string) => isKnownOrMisspelt(word, 'en')),
    bg: memoize((word: string) => isKnownOrMisspelt(word, 'bg')),
  };
  const holder = { today, banks: names.banks, ...termsOf(names) };
  return (written, languageBefore) => {
    const text = withNotesNamed(written, known);
    const words = splitWords(withoutAsides(text).replace(BUT_NOT, 'without $1')).slice(0, MAX_WORDS);
    // What is quoted is a name or a note, in whatever language.
    const unquoted = written.split(QUOTE).filter((_, index) => index % 2 === 0);
    const spelling = detectSpelling(withoutNames(splitWords(unquoted.join(' ')), known), languageBefore);
    const language = spelling === 'en' ? 'en' : 'bg';
    const lexicon = LEXICONS[spelling];
    const { terms, pattern } = findTerms(words, lexicon.spelled);
    const asNames = writtenAsNames(text, words);
    const isKnown = (word: string) => isKnownWord(word, language);
    // 'What does floating coupon mean?' is of no note that has the words.
    const named = ASKS_MEANING.test(pattern.join(' ')) ? { ...known, notes: [] } : known;
    const context = { lexicon, names: named, written: asNames, isKnownWord: isKnown };
    // 'Apple' within a sentence is a name, no misspelt 'apply'.
    const capitals = new Set(words.filter((_, at) => asNames[at]));
    const mentions = joinHalves(findMentions(words, context));
    const taken = takeSlots(mentions, {
      ...holder,
      isKnownOrMisspelt: (word) => (capitals.has(word) ? isKnown(word) : orMisspelt[language](word)),
    });
    const slots = asOnlyOne(taken, words, names);
    return {
      language,
      slots: terms.length === 0 ? slots : ofTerms(slots, { terms, pattern }),
      form: { ...readForm(words, terms), isOfOthers: isOfOthers(words) || isOfPerson(mentions) },
    };
  };
}
