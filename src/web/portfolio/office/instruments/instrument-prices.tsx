import type { Instrument } from '#api/portfolio/instruments/instruments';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { PriceFigure } from './instrument-figures.tsx';

/** The prices of the last year, newest first. */
export function InstrumentPrices({ instrument }: { readonly instrument: Instrument }) {
  const texts = useTexts(instrumentsTexts);
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg font-bold">{texts.prices}</h2>
      <PriceTable instrument={instrument} />
    </section>
  );
}

/** The table of prices without a heading. */
export function PriceTable({ instrument }: { readonly instrument: Instrument }) {
  const texts = useTexts(instrumentsTexts);
  const { prices, priceBasis } = instrument;
  if (prices.length === 0) return <p className="text-soft">{texts.noPrices}</p>;
  return (
    <TableFrame label={texts.prices} className="max-h-110 print:max-h-none">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.columns.day}</HeaderCell>
          <HeaderCell numeric>{texts.price}</HeaderCell>
          <HeaderCell>{texts.priceKind}</HeaderCell>
          <HeaderCell>{texts.source}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ day, price, currency, kind, source }) => (
          <tr key={`${day} ${currency}`}>
            <RowHeaderCell>
              <DateText value={day} />
            </RowHeaderCell>
            <Cell numeric>
              <PriceFigure price={price} priceBasis={priceBasis} currency={currency} />
              {priceBasis === 'percent' && currency !== instrument.currency && ` ${currency}`}
            </Cell>
            <Cell>{texts.priceKinds[kind]}</Cell>
            <Cell>{texts.sources[source]}</Cell>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
