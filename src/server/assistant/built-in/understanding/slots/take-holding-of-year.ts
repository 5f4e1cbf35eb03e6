import type { Mention } from '../find-mentions.ts';
import { isNumber, isUnit, parseNumber } from '../read-condition.ts';
import { conceptFilter, mentionConcept, narrowFilter } from '../read-filter.ts';
import { unitedStates } from './take-country.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

const BOND = /^(?:bond|облигация(?:та)?|obligaci(?:ya|ia|q)(?:ta)?)$/;

const isBond = (mention: Mention | undefined) => mentionConcept(mention) === 'kind:bond';

/** Where a name and a year that belong together may be, and their length: 'the US 2033 bond', 'US 4.5 % 2033'. */
function placesAt(mentions: readonly Mention[], at: number) {
  const [, second, third, , fifth] = mentions.slice(at);
  if (isBond(third))
    return [
      { name: at, year: at + 1, length: 3 },
      { name: at + 1, year: at, length: 3 },
    ];
  if (isNumber(second) && isUnit(third)) return [{ name: at, year: at + 3, length: isBond(fifth) ? 5 : 4 }];
  const isOneBond = isBond(second) && BOND.test(second?.word ?? '');
  return isOneBond ? [{ name: at, year: at + 2, length: 3 }] : [];
}

/** 'The November coupon of the US 2033 bond': the year of its maturity is a part of a bond's name, no period. */
export function holdingOfYear({ maturities, countries, banks }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    for (const { name, year, length } of placesAt(mentions, at)) {
      const named = mentions[name];
      const of = unitedStates(mentions, name) ?? (named && conceptFilter(named, { isNegated: false, banks }));
      const number = parseNumber(mentions[year]) ?? '';
      if (of === undefined || !/^\d{4}$/.test(number)) continue;
      const isins = [...maturities].flatMap(([isin, maturity]) => {
        const isNamed =
          of.isins?.includes(isin) ?? of.countries?.includes(countries.get(isin) ?? '') ?? false;
        return isNamed && maturity.startsWith(number) ? [isin] : [];
      });
      if (isins.length === 0) continue;
      draft.filter = narrowFilter(draft.filter, { isins });
      return { length, as: ['{holding}'] };
    }
    return undefined;
  };
}
