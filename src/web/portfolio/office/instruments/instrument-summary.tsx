import type { InstrumentDetails } from '#api/portfolio/instruments/instruments';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Quantity } from '../../../platform/ui/amount.tsx';
import { SummaryCards } from '../../../platform/ui/sheet.tsx';
import { HeldQuantity, PriceFigure } from './instrument-figures.tsx';

/** The last price of a security, and how much of it is held. */
export function InstrumentSummary({ instrument }: { readonly instrument: InstrumentDetails }) {
  const texts = useTexts(instrumentsTexts);
  const { columns } = texts;
  const last = instrument.prices.find(({ currency }) => currency === instrument.currency);
  return (
    <SummaryCards
      cards={[
        {
          label: columns.price,
          value: <PriceFigure {...instrument} price={last?.price ?? null} />,
          note: last && <DateText value={last.day} />,
        },
        {
          label: columns.quantity,
          value: <HeldQuantity {...instrument} />,
          note: texts.quantityNotes[instrument.priceBasis],
        },
        { label: columns.holders, value: <Quantity value={instrument.holders} /> },
        { label: texts.differences, value: <Quantity value={instrument.differences.length} /> },
      ]}
    />
  );
}
