import { matchesAny } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { mentionConcept } from './read-filter.ts';
import type { Slots } from './slots/slots.ts';

const JOINING = /^(?:of|from|by|on|the|a|an|for|in|my|на|за|от|na|ot)$/;
const AT_A_BANK = /^(?:at|with|through|via|при|у|чрез|pri)$/;
const OF_SOMETHING = /^(?:of|in|for|from|на|от|за|в|във|na|ot|v)$/;
/** At the end of a question: 'do I own X', 'profit on X'. */
const OWNED = /^(?:own|have|hold|on|of|for|from|in|имам|държа|на|от|за|в|imam|ot|za)$/;
const HOLDINGS = ['kind:bond', 'kind:etf', 'kind:share', 'measure:units'] as const;
/** 'X dividends', where X may also say which ones. */
const OF_ONE = [...HOLDINGS, 'measure:dividend', 'measure:coupon', 'measure:profit'] as const;
const FIGURES = ['measure:', 'paid:'] as const;
const NAMED = [...HOLDINGS, ...FIGURES] as const;
const OWNING = /^(?:own|have|hold|holding|keep|kept|имам|държа|притежавам|imam|darja|durja|pritejavam)$/;

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

/** Between a name and what is asked of it: 'how much is X worth', 'has X paid', 'платила ли ми е X'. */
const BETWEEN =
  /^(?:is|are|was|has|have|did|does|do|already|ever|us|me|the|of|from|by|ни|ми|е|са|ли|вече|някога|на|от|ni|mi|e|sa|li|na|ot)$/;
const PAYING =
  /^(?:pa(?:id|ys?|ying)|owes?|costs?|yields?|worth|plat\w*|плат\p{L}*|плащ\p{L}*|дължи\p{L}*|струва\p{L}*)$/u;

/** A word written like a name beside a figure: of what is not held, rather than of somebody in a story. */
function isBesideFigure(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at).findLast(({ word }) => !BETWEEN.test(word));
  const after = mentions.slice(at + 1).find(({ word }) => !BETWEEN.test(word));
  return [before, after].some(
    (one) => matchesAny(mentionConcept(one), NAMED) || PAYING.test(one?.word ?? ''),
  );
}

/** 'How is my X doing?' */
const OWN = /^(?:my|our|моят|моята|моите|нашите|moyat|moqt|moiat|moyata|moqta|moiata|moite)$/;

/** Words written like names that nobody knows, which an answer says that it leaves out. */
export function findStrangeNames(
  mentions: readonly Mention[],
  isKnownOrMisspelt: (word: string) => boolean,
): string[] {
  return mentions
    .filter((one) => one.is === 'word' && !one.isKnown && one.isWrittenAsName && !isKnownOrMisspelt(one.word))
    .map(({ word }) => word);
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
  for (const [at, mention] of mentions.entries()) {
    if (mention.is !== 'word' || mention.isKnown || !/^\p{L}{3,}/u.test(mention.word)) continue;
    const { word } = mention;
    if (isOwnedName(mentions, at)) return { is: 'holding', word };
    if (isKnownOrMisspelt(word)) continue;
    const before = mentions[at - 1]?.word ?? '';
    const after = mentions[at + 1];
    if (mentions[at + 1] === undefined && OWNED.test(before)) return { is: 'holding', word };
    if (AT_A_BANK.test(before) && isOfHoldings(mentions.slice(0, at))) return { is: 'bank', word };
    const noun = mentions.slice(0, at).findLast((one) => !JOINING.test(one.word));
    if (OF_SOMETHING.test(before) && matchesAny(mentionConcept(noun), NAMED)) return { is: 'holding', word };
    if (isNamed) continue;
    if (mention.isWrittenAsName && OWN.test(before)) return { is: 'holding', word };
    if (mention.isWrittenAsName && isBesideFigure(mentions, at)) return { is: 'holding', word };
    if (matchesAny(mentionConcept(after), ['kind:share', 'kind:etf', 'measure:units']))
      return { is: 'holding', word };
    if (matchesAny(mentionConcept(after), OF_ONE)) return { is: 'kind', word };
  }
  return undefined;
}
