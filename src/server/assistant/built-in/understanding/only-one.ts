import { isNarrowing } from '#domain/portfolio/holding-filter';
import { matchesAny, type Concept, type Pattern } from './concept.ts';
import type { Names } from './names.ts';
import { isWholeYear } from './periods/period-arithmetic.ts';
import type { PeriodFound } from './periods/plain-period.ts';
import type { Slots } from './slots/slots.ts';

type NamedHolding = Names['holdings'][number];

const ONE =
  /^(?:bond|etf|fund|share|stock|облигация|облигацията|акция|акцията|фонд|фонда|фондът|obligaci(?:ya|ia|q)(?:ta)?|akci(?:ya|ia|q)(?:ta)?|fonda?)$/;
/** 'The Italian one', 'италианската'. */
const ONE_OF_A_COUNTRY = /^one$|(?:ската|шката|skata|шкия|ския|ският)$/;
/** What bonds of some countries are called. */
const BOND_NICKNAME = /^(?:bunds?|bobl|schatz|gilts?|btps?|oats?|бунд|бундът|бунда|гилт|гилта)$/;
const OF_SEVERAL = /^(?:which|any|a|коя|кой|някоя|някой|koq|koia|koi)$/;

/** Where 'the German bond' is one certain bond; 'which German bond' is any of them. */
function namesOne(words: readonly string[], isName: RegExp): boolean {
  const at = words.findIndex((word) => isName.test(word));
  return at >= 0 && !words.slice(Math.max(0, at - 2), at).some((word) => OF_SEVERAL.test(word));
}

/** The ISIN that all of them have. */
function onlyIsin(holdings: readonly NamedHolding[]): string | undefined {
  const [isin, ...others] = new Set(holdings.map((holding) => holding.isin));
  return others.length === 0 ? isin : undefined;
}

/** Between a name and its year: 'the Bund maturing in 2027', 'американската държавна с падеж 2033'; 'from Italy in 2027' is a period. */
const BEFORE_YEAR =
  /^(?:(?:one|\{kind\}|с|от|държавна|държавната|s|ot|(?:due|matures|maturing|maturity|падеж|padej)(?: in| през| prez)?) )*$/;
const OF_PAYMENTS: readonly Pattern[] = ['paid:', 'measure:dividend'];

const toHolding = (pattern: readonly string[]) =>
  pattern
    .filter((word) => word !== '{kind}')
    .map((word) => (word === '{country}' || word === '{bank}' ? '{holding}' : word));

/** 'The Bund 2027', 'американската от 2033': the year of maturity, which belongs to the name. */
function asOneByMaturity(slots: Slots, { holdings }: Names): Slots | undefined {
  const { isins, countries, kinds } = slots.filter;
  const { pattern: words, periods } = slots;
  const at = words.indexOf('{period}');
  const [period, ...others] = periods;
  // 'The bond 2027', 'the 2027 bond', but not 'coupons of the bond from 2027 on'.
  const isOfBond =
    ONE_BOND.test(slots.said.get('kind:bond') ?? '') &&
    !slots.order.some((one) => matchesAny(one, OF_PAYMENTS));
  const isBond = (word: string | undefined) => word === '{kind}' && isOfBond;
  const isThat = (word: string | undefined) => isName(word) || isBond(word) || pointsAtOne(word, period);
  const before = words.slice(0, at).findLastIndex(isThat);
  const between = words.slice(before + 1, at).map((word) => `${word} `);
  // 'The 2027 Bund', 'the Bund of 2027'; 'the 2027 one', 'the one of 2027'.
  const isLast =
    isName(words[at + 1]) || isBond(words[at + 1]) || (at === words.length - 2 && words[at + 1] === 'one');
  const isNamed = at >= 0 && (isLast || (before >= 0 && BEFORE_YEAR.test(between.join(''))));
  if (period === undefined || others.length > 0 || !isNamed) return undefined;
  // 'Coupons of Trakia 2025': the name tells which one.
  if (isins?.length === 1 && slots.order.some((one) => matchesAny(one, OF_PAYMENTS))) return undefined;
  const year = yearIn(period);
  const fits = holdings.filter(
    ({ isin, country, kind, maturity }) =>
      year !== undefined &&
      maturity?.startsWith(year) === true &&
      kinds?.includes(kind) !== false &&
      isins?.includes(isin) !== false &&
      countries?.includes(country) !== false,
  );
  const isin = onlyIsin(fits);
  if (isin === undefined) return undefined;
  const pattern = words
    .filter((_, index) => index !== at)
    .map((word) => (isBond(word) || pointsAtOne(word, period) ? '{holding}' : word));
  return { ...slots, periods: [], filter: { isins: [isin] }, pattern: toHolding(pattern) };
}

const ONE_BOND = /^(?:bond|облигацията|obligaci(?:ya|ia|q)ta)$/;

/** 'The one of 2027', 'тази от 2027'; 'тази 2027 година' is that year. */
const pointsAtOne = (word: string | undefined, period: PeriodFound | undefined) =>
  word === 'one' || (period?.plain !== undefined && /^(?:тази|онази|tazi|onazi)$/.test(word ?? ''));
const isName = (word: string | undefined) => word === '{holding}' || word === '{country}';

function yearIn({ period, plain = period }: PeriodFound): string | undefined {
  return isWholeYear(plain) ? plain.from.slice(0, 4) : undefined;
}

const OF_A_BOND: readonly Concept[] = [
  'measure:maturity', 'measure:coupon', 'measure:yield', 'measure:accrued', 'measure:nominal', 'measure:duration', 'measure:modified-duration', 'measure:dirty-price', 'measure:market-price',
]; // prettier-ignore

/** The one bond of a country that a question speaks of: 'when does Italy mature', 'X against the German bond'. */
function bondOfCountry({ filter, concepts }: Slots, { holdings }: Names) {
  const { isins, countries = [], kinds = ['bond'], ...others } = filter;
  const [country, ...more] = countries;
  if (country === undefined || more.length > 0 || kinds.join() !== 'bond') return undefined;
  if (isNarrowing(others)) return undefined;
  const ofCountry = holdings.filter((one) => one.country === country);
  const isBeside = isins?.every((isin) => ofCountry.every((one) => one.isin !== isin)) === true;
  const isAlone =
    isins === undefined && filter.kinds === undefined && OF_A_BOND.some((one) => concepts.has(one));
  if (!isBeside && !isAlone) return undefined;
  const isin = onlyIsin(ofCountry.filter(({ kind, expired }) => !expired && kind === 'bond'));
  return isin === undefined ? undefined : [...(isins ?? []), isin];
}

/** 'The German bond', 'the Italian one', 'облигацията в ДСК': the holding itself, where there is one such. */
export function asOnlyOne(slots: Slots, words: readonly string[], names: Names): Slots {
  const byMaturity = asOneByMaturity(slots, names);
  if (byMaturity !== undefined) return byMaturity;
  const ofCountry = bondOfCountry(slots, names);
  if (ofCountry !== undefined)
    return { ...slots, filter: { isins: ofCountry }, pattern: toHolding(slots.pattern) };
  const { isins, countries = [], banks = [], kinds = [], among, ...others } = slots.filter;
  const rest: unknown[] = [isins, ...Object.values(others)];
  // 'The iShares fund', of which there are two.
  const isOfName = slots.pattern.filter((word) => word === '{holding}').length === 1 && namesOne(words, ONE);
  if (isins !== undefined && isins.length > 1 && isOfName) return { ...slots, oneOf: isins };
  if (countries.length + banks.length !== 1 || rest.some((one) => one !== undefined)) return slots;
  const isBond = kinds.length === 0 && words.some((word) => BOND_NICKNAME.test(word));
  const isOne = isBond
    ? namesOne(words, BOND_NICKNAME)
    : kinds.length === 0
      ? countries.length === 1 && namesOne(words, ONE_OF_A_COUNTRY)
      : kinds.length === 1 && namesOne(words, ONE);
  if (!isOne) return slots;
  const fits = names.holdings.filter(
    ({ isin, country, bank, kind, expired }) =>
      !expired &&
      (isBond ? kind === 'bond' : kinds.length === 0 || kinds.includes(kind)) &&
      (banks.length === 0 || banks.includes(bank ?? '')) &&
      among?.isins.includes(isin) !== false &&
      countries.every((one) => one === country),
  );
  const isin = onlyIsin(fits);
  return isin === undefined
    ? { ...slots, oneOf: [...new Set(fits.map((one) => one.isin))] }
    : { ...slots, filter: { isins: [isin] }, pattern: toHolding(slots.pattern) };
}
