import { useCallback, useRef, type Ref } from 'react';
import type { ListedInstrument } from '#api/portfolio/instruments';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { DateText, Missing, Quantity } from '../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, WIDE_ONLY } from '../../platform/ui/tables/data-table.tsx';
import { GapRow, PageTable } from '../../platform/ui/tables/page-table.tsx';
import { useWindowedRows } from '../../platform/ui/tables/windowed-rows.ts';
import { HeldQuantity, PriceFigure } from './instrument-figures.tsx';
import { InstrumentLink } from './instrument-link.tsx';
import type { InstrumentListProps } from './instrument-list-props.ts';

const ROW_HEIGHT = 45;
const COLUMNS = 9;

/** The instruments as a table, for wide screens. */
export function InstrumentTable({ instruments, more }: InstrumentListProps) {
  const texts = useTexts(instrumentsTexts);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, below, rowRef } = useWindowedRows({
    count: instruments.length,
    list: body,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => instruments[index]?.isin ?? index, [instruments]),
    overscan: 2,
  });
  return (
    <PageTable label={texts.title} rowCount={more === null ? instruments.length + 1 : -1}>
      <InstrumentTableHead />
      <tbody ref={body}>
        {rows.flatMap(({ index, above }) => {
          const instrument = instruments[index];
          if (instrument === undefined) return [];
          const { isin } = instrument;
          return [
            above > 0 && <GapRow key={`above ${isin}`} columns={COLUMNS} height={above} />,
            <InstrumentRow key={isin} instrument={instrument} index={index} rowRef={rowRef} />,
          ];
        })}
        {below > 0 && <GapRow columns={COLUMNS} height={below} />}
        {more !== null && (
          <tr>
            <td colSpan={COLUMNS}>
              <MoreButton {...more} />
            </td>
          </tr>
        )}
      </tbody>
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

interface InstrumentRowProps {
  readonly instrument: ListedInstrument;
  /** Place of the row in the list, from 0, by which it is measured. */
  readonly index: number;
  readonly rowRef: Ref<HTMLTableRowElement> | undefined;
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

/** Cut where it is longer than its column, and whole in its tooltip. */
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
