import type { CurrencyAmount, EuroSum, RowGroup, Totals } from '#api/portfolio/figures/totals';
import { totalsTexts } from '../../../platform/texts/portfolio/figures/totals.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay, formatFigure, formatMoney, formatPercent } from '../../../platform/ui/format.ts';
import { AMOUNT_MASK, useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

interface LeftOut {
  readonly sales: RowGroup;
  readonly matured?: RowGroup;
  readonly withoutPrice: RowGroup;
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
    withoutPrice.count > 0 && texts.leftWithoutPrice(figure(withoutPrice.count)),
  ];
  return parts.filter((part) => part !== false).join(', ');
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
    oldestPrice: ({ oldestPriceDay: day }: Totals) =>
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
  const countRows = (totals: Totals, group: RowGroup) =>
    texts.rows[totals.kind](group.count, count(group.count));

  return {
    texts,
    count,
    euro,
    percent: (value: number) => formatPercent(value, locale, { places: 2 }),
    ...useDayNotes(),
    countedAtOne: (sum: EuroSum, signed = false) =>
      sum.countedAtOne
        .filter(({ amount }) => amount !== 0)
        .map(({ currency, amount }) => texts.countedAtOne(euro(amount, signed), currency)),
    sales: ({ sales }: Totals) =>
      sales.count === 0 ? [] : [texts.sales(sales.count, count(sales.count), amounts(sales.cost))],
    countedAsLoss: (totals: Totals) =>
      totals.withoutPrice.count === 0
        ? []
        : [texts.countedAsLoss(countRows(totals, totals.withoutPrice), amounts(totals.withoutPrice.cost))],
    withoutAccrued: (totals: Totals) =>
      totals.withoutAccrued.count === 0
        ? []
        : [texts.withoutAccrued(countRows(totals, totals.withoutAccrued))],
    leftOut: (groups: LeftOut) => leftOut(groups, texts, count),
  };
}
