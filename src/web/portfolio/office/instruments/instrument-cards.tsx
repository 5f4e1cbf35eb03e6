import { useMemo } from 'react';
import type { ListedInstrument } from '#api/portfolio/instruments/instruments';
import { MoreButton } from '../../../platform/lists/more-button.tsx';
import { WindowedCards } from '../../../platform/lists/windowed-cards.tsx';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { HeldQuantity, PriceFigure } from './instrument-figures.tsx';
import { InstrumentLink } from './instrument-link.tsx';
import type { InstrumentListProps } from './instrument-list-props.ts';

const CARD_HEIGHT = 250;

/** The instruments as cards, for narrow screens. */
export function InstrumentCards({ instruments, more }: InstrumentListProps) {
  const cards = useMemo(
    () => instruments.map((instrument) => ({ id: instrument.isin, instrument })),
    [instruments],
  );
  return (
    <>
      <WindowedCards items={cards} cardHeight={CARD_HEIGHT}>
        {({ instrument }) => <InstrumentCard instrument={instrument} />}
      </WindowedCards>
      {more !== null && <MoreButton {...more} />}
    </>
  );
}

function InstrumentCard({ instrument }: { readonly instrument: ListedInstrument }) {
  const { fields, columns, kinds } = useTexts(instrumentsTexts);
  return (
    <Sheet className="px-4 py-3.5">
      <h2 className="font-medium tracking-wide">
        <InstrumentLink isin={instrument.isin} />
      </h2>
      <p className="mb-2 text-soft wrap-anywhere">{instrument.name}</p>
      <DescriptionList
        rows={[
          { label: fields.issuer, value: instrument.issuer ?? '' },
          { label: fields.kind, value: kinds[instrument.kind] },
          { label: fields.currency, value: instrument.currency },
          { label: columns.holders, value: <Quantity value={instrument.holders} /> },
          { label: columns.quantity, value: <HeldQuantity {...instrument} /> },
          { label: columns.price, value: <PriceFigure {...instrument} /> },
          { label: columns.day, value: <DateText value={instrument.day} /> },
        ]}
      />
    </Sheet>
  );
}
