import type { Mention } from '../find-mentions.ts';
import { isNumber, isUnit, parseNumber } from '../read-condition.ts';
import { conceptFilter, mentionConcept, narrowFilter } from '../read-filter.ts';
import { unitedStates } from './take-country.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

const BOND = /^(?:bond|облигация(?:та)?|obligaci(?:ya|ia|q)(?:ta)?)$/;

const isBond = (mention: Mention | undefined) => mentionConcept(mention) === 'kind:bond';

interface Place {
  /** Where the name is; undefined: 'the 2033 bond' has none. */
  readonly name?: number;
  readonly year: number;
  readonly length: number;
}

const isOneBond = (mention: Mention | undefined) => isBond(mention) && BOND.test(mention?.word ?? '');

/** Where a name and a year that belong together may be: 'the US 2033 bond', 'US 4.5 % 2033', 'the 2033 bond'. */
function placesAt(mentions: readonly Mention[], at: number): readonly Place[] {
  const [first, second, third, , fifth] = mentions.slice(at);
  if (isBond(third))
    return [
      { name: at, year: at + 1, length: 3 },
      { name: at + 1, year: at, length: 3 },
    ];
  if (isNumber(second) && isUnit(third)) return [{ name: at, year: at + 3, length: isBond(fifth) ? 5 : 4 }];
  if (isOneBond(first)) return [{ year: at + 1, length: 2 }];
  if (!isOneBond(second)) return [];
  return isNumber(first) ? [{ year: at, length: 2 }] : [{ name: at, year: at + 2, length: 3 }];
}

function nameAt(mentions: readonly Mention[], at: number | undefined, banks: readonly string[]) {
  if (at === undefined) return {};
  const named = mentions[at];
  return unitedStates(mentions, at) ?? (named && conceptFilter(named, { isNegated: false, banks }));
}

/** 'The November coupon of the US 2033 bond': the year of its maturity is a part of a bond's name, no period. */
export function holdingOfYear({ maturities, countries, banks }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    for (const { name, year, length } of placesAt(mentions, at)) {
      const of = nameAt(mentions, name, banks);
      const number = parseNumber(mentions[year]) ?? '';
      if (of === undefined || !/^\d{4}$/.test(number)) continue;
      const isins = [...maturities].flatMap(([isin, maturity]) => {
        const isNamed =
          name === undefined ||
          (of.isins?.includes(isin) ?? of.countries?.includes(countries.get(isin) ?? '') ?? false);
        return isNamed && maturity.startsWith(number) ? [isin] : [];
      });
      // Without a name it has to be the only one.
      if (isins.length === 0 || (name === undefined && isins.length > 1)) continue;
      draft.filter = narrowFilter(draft.filter, { isins });
      return { length, as: ['{holding}'] };
    }
    return undefined;
  };
}
