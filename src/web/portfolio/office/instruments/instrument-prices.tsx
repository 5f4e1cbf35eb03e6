import { Suspense, useMemo } from 'react';
import type { Instrument } from '#api/portfolio/instruments/instruments';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { PriceFigure, writePrice } from './instrument-figures.tsx';

const PriceLine = lazyPart(async () => (await import('../../../platform/charts/price-line.tsx')).PriceLine);

/** The prices of the last year, newest first. */
export function InstrumentPrices({ instrument }: { readonly instrument: Instrument }) {
  const texts = useTexts(instrumentsTexts);
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg font-bold">{texts.prices}</h2>
      <PriceHistory instrument={instrument} />
    </section>
  );
}

/** Prices of one kind and currency: the ones that a line can show. */
function pricesLikeTheNewest(prices: Instrument['prices']): Instrument['prices'] {
  const [newest] = prices;
  return prices.filter(({ kind, currency }) => kind === newest?.kind && currency === newest.currency);
}

/** The prices of the last year as a line and as a table, without a heading. */
export function PriceHistory({ instrument }: { readonly instrument: Instrument }) {
  const texts = useTexts(instrumentsTexts);
  const { locale } = useDisplayPreferences();
  const { prices, priceBasis } = instrument;
  const line = useMemo(() => pricesLikeTheNewest(prices).toReversed(), [prices]);
  const [newest] = prices;
  if (newest === undefined) return <p className="text-soft">{texts.noPrices}</p>;
  return (
    <div className="grid min-w-0 gap-3">
      {line.length > 1 && (
        <Suspense fallback={null}>
          <PriceLine
            prices={line}
            title={texts.prices}
            write={(price) => writePrice(price, { priceBasis, currency: newest.currency, locale })}
          />
        </Suspense>
      )}
      <PriceTable instrument={instrument} />
    </div>
  );
}

function PriceTable({ instrument }: { readonly instrument: Instrument }) {
  const texts = useTexts(instrumentsTexts);
  const { prices, priceBasis } = instrument;
  return (
    <TableFrame label={texts.prices} className="max-h-80 print:max-h-none">
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
