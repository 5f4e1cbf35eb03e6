import { HOLDING_KINDS } from '#domain/portfolio/holding';
import type { AllocationBy } from '#domain/portfolio/overview/position-allocation';
import type { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';

type AllocationTexts = (typeof overviewTexts)['en']['allocation'];

/** The name of a part of an allocation; `locale` is for country names. */
export function shareName(
  { by, key }: { readonly by: AllocationBy; readonly key: string },
  texts: AllocationTexts,
  locale: string,
): string {
  if (by === 'maturity') return texts.maturities[key] ?? key;
  if (key === '') return texts.notKnown;
  const kind = HOLDING_KINDS.find((one) => one === key);
  if (by === 'class' && kind !== undefined) return texts.classes[kind];
  if (by === 'country') return countryName(key, texts, locale);
  return key;
}

function countryName(key: string, texts: AllocationTexts, locale: string): string {
  if (key === 'international') return texts.international;
  return /^[A-Z]{2}$/.test(key) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(key) ?? key) : key;
}
