import type { CalendarDate } from '#domain/calendar-date';
import type { CurrencyAmount, EuroSum, HeldValue, RowGroup, Totals } from '#api/portfolio/figures/totals';
import { totalsTexts } from '../../../platform/texts/portfolio/figures/totals.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay, formatFigure, formatMoney, formatPercent } from '../../../platform/ui/format.ts';
import { AMOUNT_MASK, useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

interface LeftOut {
  readonly sales: RowGroup;
  readonly matured?: RowGroup;
  readonly withoutPrice?: RowGroup;
}

/** Lists the groups that are not empty: '1 sale, 2 without a price'. */
function leftOut(
  { sales, matured, withoutPrice }: LeftOut,
  texts: (typeof totalsTexts)['en'],
  figure: (count: number) => string,
): string {
  const parts = [
    sales.count > 0 && texts.leftSales(sales.count, figure(sales.count)),
    matured !== undefined && matured.count > 0 && texts.leftMatured(matured.count, figure(matured.count)),
    withoutPrice !== undefined &&
      withoutPrice.count > 0 &&
      texts.leftWithoutPrice(figure(withoutPrice.count)),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

interface HeldNotesParts {
  readonly texts: (typeof totalsTexts)['en'];
  readonly count: (value: number) => string;
  readonly oldestPrice: (day: CalendarDate | null) => string[];
}

interface ProfitNotesParts extends Pick<HeldNotesParts, 'texts' | 'count'> {
  readonly euro: (value: number, signed: boolean) => string;
}

/** What the market value is based on. */
function heldNotes(
  { kind, sales, matured }: Totals,
  { oldestPriceDay, withoutValue, atPurchasePrice, withoutAccrued }: HeldValue,
  { texts, count, oldestPrice }: HeldNotesParts,
): string[] {
  const rows = (number: number) => texts.rows[kind](number, count(number));
  const less = leftOut({ sales, matured }, texts, count);
  return [
    ...oldestPrice(oldestPriceDay),
    less !== '' && texts.marketLess(less),
    withoutValue > 0 && texts.marketWithout(withoutValue, count(withoutValue)),
    atPurchasePrice > 0 && texts.atPurchasePrice(rows(atPurchasePrice)),
    ...withoutAccrued.map(({ reason, count: bonds }) => texts.withoutAccrued(rows(bonds), reason)),
  ].filter((note) => note !== false);
}

/** What the profit consists of, and which of its rows the profit with income leaves out. */
function profitNotes(
  { kind, profitWithIncome, sales, withoutPrice }: Totals,
  { texts, count, euro }: ProfitNotesParts,
): string[] {
  if (profitWithIncome === null) return [texts.priceAlone[kind]];
  const left = leftOut({ sales, withoutPrice }, texts, count);
  return [
    `${texts.priceAlone[kind]} · ${texts.withIncome[kind](euro(profitWithIncome.eur, true))}`,
    ...(left === '' ? [] : [texts.profitWithout[kind](left)]),
  ];
}

/** Notes on the days of rates and prices. */
function useDayNotes() {
  const texts = useTexts(totalsTexts);
  const { locale } = useDisplayPreferences();
  return {
    rates: ({ source, day }: Totals['rates']) => {
      if (source === 'specification') return texts.fixedRates;
      return day === null ? texts.ecbRatesOfNoDay : texts.ecbRates(formatDay(day, locale));
    },
    oldestPrice: (day: CalendarDate | null) =>
      day === null ? [] : [texts.oldestPrice(formatDay(day, locale))],
  };
}

/** The notes below the figures of the cards; amounts are masked while they are hidden. */
export function useTotalsNotes() {
  const texts = useTexts(totalsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  const count = (value: number) => formatFigure(value, locale);
  const euro = (value: number, signed = false) =>
    amountsHidden ? AMOUNT_MASK : formatMoney(value, locale, { currency: 'EUR', signed });
  const amounts = (of: readonly CurrencyAmount[]) =>
    of
      .map(({ currency, amount }) =>
        amountsHidden ? `${AMOUNT_MASK} ${currency}` : formatMoney(amount, locale, { currency, code: true }),
      )
      .join(' + ');
  const { oldestPrice, rates } = useDayNotes();

  return {
    texts,
    count,
    euro,
    percent: (value: number) => formatPercent(value, locale, { places: 2 }),
    rates,
    countedAtOne: (sum: EuroSum, signed = false) =>
      sum.countedAtOne
        .filter(({ amount }) => amount !== 0)
        .map(({ currency, amount }) => texts.countedAtOne(euro(amount, signed), currency)),
    sales: ({ sales }: Totals) =>
      sales.count === 0 ? [] : [texts.sales(sales.count, count(sales.count), amounts(sales.cost))],
    countedAsLoss: (totals: Totals) =>
      totals.withoutPrice.count === 0
        ? []
        : [
            texts.countedAsLoss(
              texts.rows[totals.kind](totals.withoutPrice.count, count(totals.withoutPrice.count)),
              amounts(totals.withoutPrice.cost),
            ),
          ],
    held: (totals: Totals, value: HeldValue) => heldNotes(totals, value, { texts, count, oldestPrice }),
    profit: (totals: Totals) => profitNotes(totals, { texts, count, euro }),
  };
}
