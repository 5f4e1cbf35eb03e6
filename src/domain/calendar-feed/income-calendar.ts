import { toLocale, type Language } from '../language.ts';
import type { Decimal } from '../money/decimal.ts';
import type { IncomeEvent, IncomeKind } from '../portfolio/income/income-event.ts';
import type { CalendarEvent } from './icalendar.ts';

/** The last change to a holding or to what was entered for it. */
export interface HoldingChange {
  readonly at: Date;
  /** Grows with every change. */
  readonly sequence: number;
}

export interface CalendarOptions {
  readonly language: Language;
  readonly withAmounts: boolean;
  /** Makes the uids of this installation's events different from those of any other. */
  readonly installationId: string;
  readonly lastChange: (event: IncomeEvent) => HoldingChange;
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
export function describeIncome(
  event: NamedEvent,
  { language, withAmounts }: Pick<CalendarOptions, 'language' | 'withAmounts'>,
): string {
  const { type, isin, name, income, principal, currency, state } = event;
  const security = name === null ? isin : `${isin}, ${name}`;
  const amount = withAmounts ? `: ${amountText(income.plus(principal), currency, language)}` : '';
  const estimated = state === 'estimated' ? ` (${ESTIMATED[language]})` : '';
  return `${KINDS[language][type]} ${security}${amount}${estimated}`;
}

/** The events of a calendar, ordered by day. The same data gives the same events. */
export function incomeCalendar(events: readonly NamedEvent[], options: CalendarOptions): CalendarEvent[] {
  const inOrder = [...events].sort((one, other) => {
    if (one.day !== other.day) return one.day < other.day ? -1 : 1;
    return one.holdingId - other.holdingId;
  });
  const used = new Map<string, number>();
  return inOrder.map((event) => {
    const { type, holdingId, day } = event;
    const key = `${type}-${holdingId}-${day.replaceAll('-', '')}`;
    const earlier = used.get(key) ?? 0;
    used.set(key, earlier + 1);
    const { at, sequence } = options.lastChange(event);
    return {
      uid: `${key}${earlier === 0 ? '' : `-${earlier + 1}`}@${options.installationId}`,
      day,
      summary: describeIncome(event, options),
      sequence,
      changedAt: at,
    };
  });
}
