import type { Names } from './names.ts';
import type { Slots } from './slots.ts';

const ONE =
  /^(?:bond|etf|fund|share|stock|облигация|облигацията|акция|акцията|фонд|фонда|фондът|obligaci(?:ya|ia|q)(?:ta)?|akci(?:ya|ia|q)(?:ta)?|fonda?)$/;
const OF_SEVERAL = /^(?:which|any|a|коя|кой|някоя|някой|koq|koia|koi)$/;

/** 'The German bond', 'облигацията в ДСК': the holding itself, where there is one such. */
export function asOnlyOne(slots: Slots, words: readonly string[], { holdings }: Names): Slots {
  const { isins, countries = [], banks = [], kinds = [], ...others } = slots.filter;
  const isNarrowed = countries.length + banks.length === 1 && kinds.length === 1;
  const rest: unknown[] = [isins, ...Object.values(others)];
  const isOther = rest.some((one) => one !== undefined);
  const at = words.findIndex((word) => ONE.test(word));
  // 'Which German bond' is any of them; 'at which bank is the German bond' is that one.
  const isOne = at >= 0 && !words.slice(Math.max(0, at - 2), at).some((word) => OF_SEVERAL.test(word));
  if (!isNarrowed || isOther || !isOne) return slots;
  const fits = holdings.filter(
    ({ isin, bank, kind, expired }) =>
      !expired &&
      kinds.includes(kind) &&
      (banks.length === 0 || banks.includes(bank ?? '')) &&
      countries.every((country) => isin.startsWith(country)),
  );
  const [one] = new Set(fits.map(({ isin }) => isin));
  if (one === undefined || fits.some(({ isin }) => isin !== one)) return slots;
  const pattern = slots.pattern
    .filter((word) => word !== '{kind}')
    .map((word) => (word === '{country}' || word === '{bank}' ? '{holding}' : word));
  return { ...slots, filter: { isins: [one] }, pattern };
}
