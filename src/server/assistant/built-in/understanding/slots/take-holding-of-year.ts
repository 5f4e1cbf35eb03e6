import type { Mention } from '../find-mentions.ts';
import { parseNumber } from '../read-condition.ts';
import { conceptFilter, mentionConcept, narrowFilter } from '../read-filter.ts';
import { unitedStates } from './take-country.ts';
import type { SlotContext, TakeSlot } from './slots.ts';

const BOND = /^(?:bond|облигация(?:та)?|obligaci(?:ya|ia|q)(?:ta)?)$/;

const isBond = (mention: Mention | undefined) => mentionConcept(mention) === 'kind:bond';

/** How many mentions say a name, a year and 'bond', and where the first two are. */
function placesAt(mentions: readonly Mention[], at: number) {
  const [, second, third] = mentions.slice(at);
  if (isBond(third))
    return [
      { name: at, year: at + 1 },
      { name: at + 1, year: at },
    ];
  return isBond(second) && BOND.test(second?.word ?? '') ? [{ name: at, year: at + 2 }] : [];
}

/** 'The November coupon of the US 2033 bond': the year of its maturity is a part of a bond's name, no period. */
export function holdingOfYear({ maturities, countries, banks }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    for (const { name, year } of placesAt(mentions, at)) {
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
      return { length: 3, as: ['{holding}'] };
    }
    return undefined;
  };
}
