import type { ListedInstrument } from '#api/portfolio/instruments/instruments';
import { MoreButton } from '../../../platform/lists/more-button.tsx';
import { WindowedTableBody, type MeasuredRow } from '../../../platform/lists/windowed-table-body.tsx';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Missing, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, WIDE_ONLY } from '../../../platform/ui/tables/data-table.tsx';
import { PageTable } from '../../../platform/ui/tables/page-table.tsx';
import { HeldQuantity, PriceFigure } from './instrument-figures.tsx';
import { InstrumentLink } from './instrument-link.tsx';
import type { InstrumentListProps } from './instrument-list-props.ts';

const ROW_HEIGHT = 45;
const COLUMNS = 9;
const findIsin = ({ isin }: ListedInstrument) => isin;

/** The instruments as a table, for wide screens. */
export function InstrumentTable({ instruments, more }: InstrumentListProps) {
  const texts = useTexts(instrumentsTexts);
  return (
    <PageTable label={texts.title} rowCount={more === null ? instruments.length + 1 : -1}>
      <InstrumentTableHead />
      <WindowedTableBody
        items={instruments}
        getKey={findIsin}
        columnCount={COLUMNS}
        estimateHeight={() => ROW_HEIGHT}
        overscan={2}
        end={more === null ? undefined : <MoreButton {...more} />}
      >
        {(instrument, row) => <InstrumentRow instrument={instrument} {...row} />}
      </WindowedTableBody>
    </PageTable>
  );
}

function InstrumentTableHead() {
  const { fields, columns } = useTexts(instrumentsTexts);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeaderCell pinned>{columns.isin}</HeaderCell>
        <HeaderCell>{fields.name}</HeaderCell>
        <HeaderCell className={WIDE_ONLY}>{fields.issuer}</HeaderCell>
        <HeaderCell>{fields.kind}</HeaderCell>
        <HeaderCell>{fields.currency}</HeaderCell>
        <HeaderCell numeric>{columns.holders}</HeaderCell>
        <HeaderCell numeric>{columns.quantity}</HeaderCell>
        <HeaderCell numeric>{columns.price}</HeaderCell>
        <HeaderCell numeric>{columns.day}</HeaderCell>
      </tr>
    </thead>
  );
}

interface InstrumentRowProps extends MeasuredRow {
  readonly instrument: ListedInstrument;
}

function InstrumentRow({ instrument, index, rowRef }: InstrumentRowProps) {
  const { kinds } = useTexts(instrumentsTexts);
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <RowHeaderCell>
        <InstrumentLink isin={instrument.isin} className="font-medium tracking-wide" />
      </RowHeaderCell>
      <LongText text={instrument.name} />
      <LongText text={instrument.issuer} className={WIDE_ONLY} />
      <Cell>{kinds[instrument.kind]}</Cell>
      <Cell>{instrument.currency}</Cell>
      <Cell numeric>
        <Quantity value={instrument.holders} />
      </Cell>
      <Cell numeric>
        <HeldQuantity {...instrument} />
      </Cell>
      <Cell numeric>
        <PriceFigure {...instrument} />
      </Cell>
      <Cell numeric>
        <DateText value={instrument.day} />
      </Cell>
    </tr>
  );
}

/** Truncated to the width of its column; the tooltip has the full text. */
function LongText({ text, className = '' }: { readonly text: string | null; readonly className?: string }) {
  return (
    <Cell
      className={`max-w-44 truncate xl:max-w-56 print:whitespace-normal ${className}`}
      title={text ?? undefined}
    >
      {text ?? <Missing />}
    </Cell>
  );
}
