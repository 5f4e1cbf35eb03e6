import type { Mention } from '../find-mentions.ts';
import { foldText } from '../fold.ts';

const either = (words: string, after: string) =>
  `(?:${words
    .split('|')
    .map((word) => foldText(word) + after)
    .join('|')})`;

const ENDING = '[a-z0-9]*';
const PERSON = `(?:wife|husband|spouse|boss|manager|brother|sister|mother|mom|mum|father|dad|son|daughter|uncle|aunt|cousin|nephew|niece|grand[a-z]+|friend|neighbou?r|colleague|girlfriend|boyfriend|client|customer|in laws?)`;
const HELD =
  '(?:portfolios?|bonds?|shares?|stocks?|etfs?|funds?|holdings?|investments?|securities|positions?|money|coupons?|dividends?)';
const PERSON_BG = either(
  'жена|мъжа|мъжът|съпруг|шеф|началник|брат|сестр|майка|мама|баща|татко|син|дъщеря|вуйчо|чичо|леля|братовчед|племенник|баба|дядо|тъща|тъст|свекър|приятел|съсед|комши|колег|клиент',
  '(?:a|ata|at|ia|iat|ka|kata|ta|to|i|ite)?',
);
const HELD_BG = either(
  'портфейл|портфолио|облигаци|акци|етф|etf|фонд|книжа|инвестици|вложени|позици|пари|купони|дивидент',
  ENDING,
);

/** 'My boss's portfolio', 'the bonds of my wife', 'портфейлът на брат ми'. */
const OF_OTHERS = [
  `my ${PERSON} ?s ${HELD}`,
  `${HELD} of my ${PERSON}`,
  `${HELD_BG} na (?:moia(?:t|ta)? )?${PERSON_BG}(?: (?:mi|si|ni))?`,
].map((pattern) => new RegExp(`(?<![^ ])${pattern}(?![^ ])`));
const MINE = /(?<![^ ])(?:mine|moite|moeto)(?![^ ])/;

/** True where the question is about the holdings of somebody else, and not about one's own as well. */
export function isOfOthers(words: readonly string[]): boolean {
  const [text, sound] = [words.join(' '), words.map(foldText).join(' ')];
  return !MINE.test(sound) && OF_OTHERS.some((one) => one.test(text) || one.test(sound));
}

const OWNED =
  /^(?:portfolios?|account|password|портфейл\p{L}*|портфолио\p{L}*|сметката|парол\p{L}*|профил\p{L}*)$/u;
const OF = /^(?:of|на)$/;

/** 'Портфолиото на Иван', 'the password of Ivan': of somebody, even where a note of a holding names him, too. */
export function isOfPerson(mentions: readonly Mention[]): boolean {
  return mentions.some((mention, at) => {
    const isPerson =
      mention.is === 'word' ? !mention.isKnown : mention.is === 'holding' && mention.isNoted === true;
    const isOf = OF.test(mentions[at - 1]?.word ?? '') && OWNED.test(mentions[at - 2]?.word ?? '');
    return isPerson && isOf && mention.isWrittenAsName;
  });
}
