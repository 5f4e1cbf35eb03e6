import type { Mention } from './find-mentions.ts';
import { parseNumber, PERCENT } from './read-condition.ts';
import { mentionConcept } from './read-filter.ts';

/** How many mentions say 'and a half'. */
function andHalf([and, ...after]: readonly Mention[]): number {
  const articles = after[0]?.word === 'a' ? 1 : 0;
  const isHalf = mentionConcept(after[articles]) === 'time:half';
  return mentionConcept(and) === 'follow:and' && isHalf ? articles + 2 : 0;
}

/** 'Two and a half percent', 'процент и половина': as a number and its unit. */
export function joinHalves(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [mention, next, ...after] = mentions.slice(at);
    if (mention === undefined) break;
    const isUnit = PERCENT.test(mention.word);
    const whole = isUnit || mentionConcept(mention) === 'ordinal' ? '1' : parseNumber(mention);
    // 'Two percent and a half'.
    const unit = next !== undefined && !isUnit && PERCENT.test(next.word) ? next : undefined;
    const half = whole === undefined ? 0 : andHalf(unit ? after : mentions.slice(at + 1));
    if (half === 0) joined.push(mention);
    else {
      const length = half + (unit ? 2 : 1);
      const text = mentions.slice(at, at + length).map((one) => one.text);
      joined.push({ ...mention, is: 'number', value: `${whole}.5`, text: text.join(' '), length });
      const said = isUnit ? mention : unit;
      if (said !== undefined) joined.push(said);
      at += length - 1;
    }
  }
  return joined;
}
