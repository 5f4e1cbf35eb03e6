import { matchesAny } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { mentionConcept } from './read-filter.ts';
import type { Slots } from './slots/slots.ts';

const JOINING = /^(?:of|the|a|an|for|in|my|на|за|от|na|ot)$/;
const AT_A_BANK = /^(?:at|with|through|via|при|у|чрез|pri)$/;
const OF_SOMETHING = /^(?:of|in|for|from|на|от|за|в|във|na|ot|v)$/;
/** At the end of a question: 'do I own X', 'profit on X'. */
const OWNED = /^(?:own|have|hold|on|of|for|from|in|имам|държа|на|от|за|в|imam|ot|za)$/;
const HOLDINGS = ['kind:bond', 'kind:etf', 'kind:share', 'measure:units'] as const;
const NAMED = [...HOLDINGS, 'measure:market-price', 'measure:buy-price', 'measure:profit'] as const;
const OWNING = /^(?:own|have|hold|holding|keep|kept|имам|държа|притежавам|imam|darja|durja|pritejavam)$/;

/** 'Ivan's portfolio', 'портфейлът на Иван': somebody else's. */
function isPerson(mentions: readonly Mention[], at: number): boolean {
  const isPortfolio = (one: Mention | undefined) => mentionConcept(one) === 'kind:any';
  const next = mentions.slice(at + 1).findIndex(({ word }) => word === 's');
  if (next >= 0 && next <= 1 && isPortfolio(mentions[at + next + 2])) return true;
  return /^(?:на|of|na)$/.test(mentions[at - 1]?.word ?? '') && isPortfolio(mentions[at - 2]);
}

const RELATIVE =
  /^(?:wife|husband|spouse|partner|brother|sister|mother|mom|mum|father|dad|son|daughter|friend|neighbou?r|colleague|boss|cousin|uncle|aunt|жена|мъж|съпруг|брат|сестра|майка|баща|син|дъщеря|приятел|съсед|колега|шеф|братовчед|леля|чичо|jena|zhena|maj|muj|suprug|brat|sestra|maika|bashta|sin|priatel|kolega)/;

/** 'My wife's portfolio', 'портфейлът на брат ми': of a person who is named by what they are. */
function relativeIn(mentions: readonly Mention[]): string | undefined {
  const isHeld = (one: Mention | undefined) => matchesAny(mentionConcept(one), ['kind:', 'measure:value']);
  const found = mentions.find(({ word }, at) => {
    if (!RELATIVE.test(word)) return false;
    const ahead = mentions.slice(at + 1, at + 4);
    if (ahead[0]?.word === 's') return ahead.slice(1).some(isHeld);
    const isOf = mentions.slice(Math.max(0, at - 2), at).some((one) => /^(?:на|na|of)$/.test(one.word));
    return isOf && [...ahead.slice(0, 2), ...mentions.slice(Math.max(0, at - 3), at)].some(isHeld);
  });
  return found?.word;
}

/** 'Do I own any X', 'имам ли X' at the end of a question. */
function isOwnedName(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at).map(({ word }) => word);
  const owns = before.findLastIndex((word) => OWNING.test(word));
  return (
    mentions[at + 1] === undefined &&
    owns >= 0 &&
    before.slice(owns + 1).length > 0 &&
    before.slice(owns + 1).every((word) => /^(?:any|some|ли|нещо|li)$/.test(word))
  );
}

/** 'What do I have with X' names a bank, 'I am not good with X' does not. */
function isOfHoldings(before: readonly Mention[]): boolean {
  const near = before.slice(-5);
  return near.some((one) => one.is === 'concept' || OWNING.test(one.word));
}

/**
 * A word that nobody knows can mostly be left out: 'tell me, mate, …'. Not beside what it narrows, for the answer would be
 * that of another question: 'at X' names a bank, 'shares of X' and 'X shares' a holding, 'X bonds' a sort of bonds.
 */
export function findUnknownName(
  mentions: readonly Mention[],
  isKnownOrMisspelt: (word: string) => boolean,
): Slots['unknownName'] {
  // 'The global fund of Vanguard' is named already.
  const isNamed = mentions.some(({ is }) => is === 'holding' || is === 'isin');
  const relative = relativeIn(mentions);
  if (relative !== undefined) return { is: 'person', word: relative };
  for (const [at, mention] of mentions.entries()) {
    if (mention.is !== 'word' || mention.isKnown || !/^\p{L}{3,}/u.test(mention.word)) continue;
    const { word } = mention;
    if (isOwnedName(mentions, at)) return { is: 'holding', word };
    if (isKnownOrMisspelt(word)) continue;
    const before = mentions[at - 1]?.word ?? '';
    if (isPerson(mentions, at)) return { is: 'person', word };
    const after = mentions[at + 1];
    // 'How much did I pay for X', whatever else follows.
    if (mentionConcept(mentions[at - 1]) === 'measure:cost') return { is: 'holding', word };
    if (mentions[at + 1] === undefined && OWNED.test(before)) return { is: 'holding', word };
    if (AT_A_BANK.test(before) && isOfHoldings(mentions.slice(0, at))) return { is: 'bank', word };
    const noun = mentions.slice(0, at).findLast((one) => !JOINING.test(one.word));
    if (OF_SOMETHING.test(before) && matchesAny(mentionConcept(noun), NAMED)) return { is: 'holding', word };
    if (isNamed) continue;
    if (matchesAny(mentionConcept(after), ['kind:share', 'kind:etf', 'measure:units']))
      return { is: 'holding', word };
    if (matchesAny(mentionConcept(after), HOLDINGS)) return { is: 'kind', word };
  }
  return undefined;
}
