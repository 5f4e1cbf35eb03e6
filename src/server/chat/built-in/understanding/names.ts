import { editDistance, mistakesAllowed } from './edit-distance.ts';
import { folded, lowered } from './fold.ts';
import type { Tools } from '../../tools/tools.ts';

export type Names = Awaited<ReturnType<Tools['listNames']['run']>>;

/** Words that stand in many names of banks and funds, and tell none from the other. */
const COMMON =
  /^(?:bank\w*|ban[ck]a|banki|ad|ead|plc|ag|sa|inc|ltd|group|grupa|securities|the|of|and|for|na|i|za|co|corp|ucits|etf|acc|dist|fund|fond)$/;

/** Written alike, sounds alike: 'Юробанк', 'Eurobank' and 'yurobank' still need one mistake. */
function sound(word: string): string {
  return folded(lowered(word)).replaceAll('c', 'k').replaceAll('ph', 'f').replaceAll(/(.)\1/g, '$1');
}

function partsOf(name: string): string[] {
  return (
    lowered(name)
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(sound) ?? []
  );
}

function isSame(part: string, word: string): boolean {
  if (part === word) return true;
  const most = Math.min(mistakesAllowed(part), mistakesAllowed(word));
  const isBegun = word.length >= 4 && part.startsWith(word);
  return isBegun || (most > 0 && editDistance(part, word, most) <= most);
}

export interface NameAt<Named> {
  readonly from: number;
  readonly length: number;
  readonly named: readonly Named[];
}

interface Candidate<Named> {
  readonly named: Named;
  readonly length: number;
  readonly own: number;
}

/** How many words from the place on are of the name, and how many of them are its own alone. */
function lengthOf(name: string, words: readonly string[], at: number): { length: number; own: number } {
  const parts = partsOf(name);
  let length = 0;
  let own = 0;
  for (const word of words.slice(at).map(sound)) {
    if (!parts.some((part) => isSame(part, word) && (part.length > 2 || part === word))) break;
    length += 1;
    if (!COMMON.test(word) && word.length > 2) own += 1;
  }
  return own === 0 && length < parts.length ? { length: 0, own: 0 } : { length, own };
}

/** What is named at the place, by the most words; several where the words fit several. */
export function nameAt<Named>(
  candidates: readonly { readonly name: string; readonly named: Named }[],
  words: readonly string[],
  at: number,
): NameAt<Named> | undefined {
  const found: Candidate<Named>[] = candidates.map(({ name, named }) => ({
    named,
    ...lengthOf(name, words, at),
  }));
  const longest = Math.max(0, ...found.map(({ length }) => length));
  if (longest === 0) return undefined;
  return {
    from: at,
    length: longest,
    named: found.filter(({ length }) => length === longest).map(({ named }) => named),
  };
}
