import type { CurrencyAmount, EuroSum, RowGroup, Totals } from '#api/totals';
import { totalsTexts } from '../texts/totals.ts';
import { useTexts } from '../texts/texts.ts';
import { formatDay, formatFigure, formatMoney, formatPercent } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';

const MASK = '•••••';

/** What the cards of totals say below their figures; amounts are masked while they are hidden. */
export function useTotalsNotes() {
  const texts = useTexts(totalsTexts);
  const { locale, amountsHidden } = useReading();
  const count = (value: number) => formatFigure(value, locale);
  const euro = (value: number, signed = false) =>
    amountsHidden ? MASK : formatMoney(value, locale, { currency: 'EUR', signed });
  const amounts = (of: readonly CurrencyAmount[]) =>
    of
      .map(({ currency, amount }) =>
        amountsHidden ? `${MASK} ${currency}` : formatMoney(amount, locale, { currency, code: true }),
      )
      .join(' + ');
  const rowsOf = (totals: Totals, group: RowGroup) =>
    texts.rows[totals.kind](group.count, count(group.count));

  return {
    texts,
    count,
    euro,
    percent: (value: number) => formatPercent(value, locale, { places: 2 }),
    rates: ({ source, day }: Totals['rates']) => {
      if (source === 'specification') return texts.fixedRates;
      return day === null ? texts.ecbRatesOfNoDay : texts.ecbRates(formatDay(day, locale));
    },
    countedAtOne: (sum: EuroSum, signed = false) =>
      sum.countedAtOne.map(({ currency, amount }) => texts.countedAtOne(euro(amount, signed), currency)),
    sales: ({ sales }: Totals) =>
      sales.count === 0 ? [] : [texts.sales(sales.count, count(sales.count), amounts(sales.cost))],
    countedAsLoss: (totals: Totals) =>
      totals.withoutPrice.count === 0
        ? []
        : [texts.countedAsLoss(rowsOf(totals, totals.withoutPrice), amounts(totals.withoutPrice.cost))],
    withoutAccrued: (totals: Totals) =>
      totals.withoutAccrued.count === 0 ? [] : [texts.withoutAccrued(rowsOf(totals, totals.withoutAccrued))],
    /** Sales, matured bonds and rows without a price, as far as there are any: '1 sale, 2 without a price'. */
    leftOut: (groups: { readonly [Name in 'sales' | 'matured' | 'withoutPrice']?: RowGroup }) => {
      const { sales, matured, withoutPrice } = groups;
      return [
        sales && sales.count > 0 ? [texts.leftSales(sales.count, count(sales.count))] : [],
        matured && matured.count > 0 ? [texts.leftMatured(matured.count, count(matured.count))] : [],
        withoutPrice && withoutPrice.count > 0 ? [texts.leftWithoutPrice(count(withoutPrice.count))] : [],
      ]
        .flat()
        .join(', ');
    },
  };
}
