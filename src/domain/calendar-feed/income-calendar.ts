import { compareDays } from '../calendar-date.ts';
import { toLocale, type Language } from '../language.ts';
import type { Decimal } from '../money/decimal.ts';
import { isReceived, type IncomeEvent, type IncomeKind } from '../portfolio/income/income-event.ts';
import type { CalendarEntry } from './published-events.ts';

interface CalendarOptions {
  readonly language: Language;
  readonly withAmounts: boolean;
}

const KINDS: Record<Language, Record<IncomeKind, string>> = {
  en: { coupon: 'Coupon', redemption: 'Redemption', dividend: 'Dividend' },
  bg: { coupon: 'Купон', redemption: 'Падеж', dividend: 'Дивидент' },
};
const ESTIMATED: Record<Language, string> = { en: 'estimated', bg: 'по оценка' };
/** As the screens write amounts. */
const AMOUNT_FORMATS: Record<Language, Intl.NumberFormat> = {
  en: amountFormat('en'),
  bg: amountFormat('bg'),
};

type NamedEvent = IncomeEvent & { readonly name: string | null };

function amountFormat(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(toLocale(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function amountText(amount: Decimal, currency: string, language: Language): string {
  return `${AMOUNT_FORMATS[language].format(amount.toNumber())} ${currency}`;
}

/** 'Coupon BG2030026111, Bulgaria 2.25% 2028: 1,112.50 EUR'. */
export function describeIncome(event: NamedEvent, { language, withAmounts }: CalendarOptions): string {
  const { type, isin, name, income, principal, currency, state } = event;
  const security = name === null ? isin : `${isin}, ${name}`;
  const amount = withAmounts ? `: ${amountText(income.plus(principal), currency, language)}` : '';
  const estimated = state === 'estimated' ? ` (${ESTIMATED[language]})` : '';
  return `${KINDS[language][type]} ${security}${amount}${estimated}`;
}

/** What a calendar shows of the income, ordered by day. */
export function incomeEntries(events: readonly NamedEvent[], options: CalendarOptions): CalendarEntry[] {
  return events
    .toSorted((one, other) => compareDays(one.day, other.day) || one.holdingId - other.holdingId)
    .map((event) => ({
      of: `${event.type}-${event.holdingId}`,
      day: event.day,
      summary: describeIncome(event, options),
      isReceived: isReceived(event),
    }));
}
