import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Missing, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import type { ComparedDay, HistoryComparison } from './compare-history.ts';
import { HistoricPrice } from './historic-price.tsx';
import type { PriceHistoryState } from './use-price-history.ts';

interface HistoryChangesProps {
  readonly history: PriceHistoryState;
  readonly comparison: HistoryComparison;
}

/** The number of new, replaced and unchanged days, the replaced prices, and the new market price of holdings. */
export function HistoryChanges({ history, comparison }: HistoryChangesProps) {
  const texts = useTexts(priceHistoryTexts);
  const { added, replaced, unchanged, behind, taken } = comparison;
  const { days, withoutPrice, leftOut } = history;
  const [first, last] = [days[0], days.at(-1)];
  const counts = [
    { label: texts.counts.added, value: added.length },
    { label: texts.counts.replaced, value: replaced.length },
    { label: texts.counts.unchanged, value: unchanged.length },
    ...[
      { label: texts.counts.behind, value: behind.length },
      { label: texts.counts.withoutPrice, value: withoutPrice },
      { label: texts.counts.leftOut, value: leftOut },
    ].filter(({ value }) => value > 0),
  ];
  return (
    <>
      <section aria-label={texts.preview} className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-2">
        <DescriptionList
          rows={[
            { label: texts.days, value: <Quantity value={days.length} /> },
            { label: texts.firstDay, value: first && <DateText value={first.day} /> },
            { label: texts.lastDay, value: last && <DateText value={last.day} /> },
            {
              label: texts.marketPrice,
              value:
                taken === undefined ? (
                  texts.noMarketPrice
                ) : (
                  <>
                    <HistoricPrice value={taken.after} /> · {texts.holders(taken.holders)}
                  </>
                ),
            },
            ...(taken?.eur == null
              ? []
              : [{ label: texts.effect, value: <Money value={taken.eur} currency="EUR" code signed /> }]),
          ]}
        />
        <DescriptionList
          rows={counts.map(({ label, value }) => ({ label, value: <Quantity value={value} /> }))}
        />
      </section>
      {replaced.length > 0 && <Replaced days={replaced} />}
    </>
  );
}

function Replaced({ days }: { readonly days: readonly ComparedDay[] }) {
  const texts = useTexts(priceHistoryTexts);
  return (
    <TableFrame label={texts.replaced} className="max-h-60">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.columns.day}</HeaderCell>
          <HeaderCell numeric>{texts.columns.before}</HeaderCell>
          <HeaderCell numeric>{texts.columns.after}</HeaderCell>
          <HeaderCell numeric>{texts.columns.change}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {days.map(({ preview: { day, before, after, changePercent } }) => (
          <tr key={day}>
            <RowHeaderCell>
              <DateText value={day} />
            </RowHeaderCell>
            <Cell numeric>{before === null ? <Missing /> : <HistoricPrice value={before} />}</Cell>
            <Cell numeric>
              <HistoricPrice value={after} />
            </Cell>
            <Cell numeric>
              {changePercent === null ? <Missing /> : <Percent value={changePercent} places={2} signed />}
            </Cell>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
