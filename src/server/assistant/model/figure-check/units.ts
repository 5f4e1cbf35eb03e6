import { CURRENCIES } from '#domain/money/currency';
import type { Unit } from './evidence.ts';

/** Words and signs next to a number with the units they may mean. Of two with the same beginning, the longer comes first. */
const UNITS: readonly (readonly [pattern: string, units: readonly Unit[], factor: string])[] = [
  ['%|percent(?:age\\s+points?)?|per\\s+cent|pct|процент(?:а|и|ни\\s+пункта)?|на\\s+сто', ['%'], '1'],
  ['basis\\s+points?|bps?|базисни\\s+точки', ['%'], '0.01'],
  ['€|euros?|евро', ['EUR'], '1'],
  ['£|pounds?|паунд(?:а|и)?', ['GBP'], '1'],
  ['US\\$', ['USD'], '1'],
  ['\\$|dollars?|долар(?:а|и)?', ['USD', 'CAD', 'AUD', 'SGD', 'HKD', 'NZD'], '1'],
  ['¥|yen|yuan|йени?|юан(?:а|и)?', ['JPY', 'CNY'], '1'],
  ['francs?|франк(?:а|и)?', ['CHF'], '1'],
  ['лв\\.?|лева?|levs?|leva', ['BGN'], '1'],
  ...CURRENCIES.map((code): [string, Unit[], string] => [code, [code], '1']),
];

/** Words that multiply a number. */
const SCALES: readonly (readonly [pattern: string, factor: string])[] = [
  ['thousand|k|хил(?:яди|\\.)?|к', '1000'],
  ['million|mln|mio|m|милион(?:а|и)?|млн\\.?', '1000000'],
  ['billion|bn|милиард(?:а|и)?|млрд\\.?', '1000000000'],
];

export const UNIT = UNITS.map(([pattern]) => pattern).join('|');
export const SCALE = SCALES.map(([pattern]) => pattern).join('|');

function matchesWhole(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'iu').test(text);
}

/** The units that the word may mean, and its factor: 0.01 for a basis point. No units without a word. */
export function parseUnit(text: string | undefined): {
  readonly units: readonly Unit[];
  readonly factor: string;
} {
  const found = text === undefined ? undefined : UNITS.find(([pattern]) => matchesWhole(pattern, text));
  return { units: found?.[1] ?? [], factor: found?.[2] ?? '1' };
}

export function parseScale(text: string | undefined): string {
  return (
    (text === undefined ? undefined : SCALES.find(([pattern]) => matchesWhole(pattern, text))?.[1]) ?? '1'
  );
}
