import { Link } from '@tanstack/react-router';
import { memo, Suspense, useId, type ReactNode } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import type { PricedInstrument } from '#api/portfolio/instruments/prices';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, RowHeaderCell } from '../../../platform/ui/tables/data-table.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { PriceAge } from '../../market/prices/price-age.tsx';
import { NO_ENTRY, type PriceEntry } from './price-entries.ts';
import { PriceDayField, PriceInputField } from './price-field.tsx';
import type { DeskRow } from './use-price-desk.ts';

const PriceAnswers = lazyPart(async () => (await import('./price-answers.tsx')).PriceAnswers);

export const COLUMN_COUNT = 9;
const PRICE_PLACES = 4;

interface PriceRowProps {
  readonly row: DeskRow;
  readonly dayForAll: string;
  readonly onChange: (isin: string, change: Partial<PriceEntry>) => void;
}

/** A security as a row of the grid, and below it the warnings to answer. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { row } = props;
  const parts = useRowParts(props);
  const isUnlisted = row.entry !== undefined && row.listed === undefined;
  const hasWarnings = (row.preview?.warnings.length ?? 0) > 0;
  const hasAnswers = isUnlisted || hasWarnings || row.state === 'confirm' || row.state === 'wrong';
  return (
    <>
      <tr>
        <RowHeaderCell className="text-left">{parts.name}</RowHeaderCell>
        <Cell numeric>{row.listed?.holders ?? 0}</Cell>
        <Cell numeric>{parts.held}</Cell>
        <Cell numeric>{parts.last}</Cell>
        <Cell>{parts.age}</Cell>
        <Cell className="w-32 min-w-26">{parts.price}</Cell>
        <Cell className="w-34 min-w-30">{parts.day}</Cell>
        <Cell numeric>{parts.change}</Cell>
        <Cell numeric>{parts.effect}</Cell>
      </tr>
      {hasAnswers && (
        <tr>
          <td colSpan={COLUMN_COUNT} className="border-b border-hair px-5 pb-1.5">
            {parts.answers}
          </td>
        </tr>
      )}
    </>
  );
});

/** A security as a card, for narrow screens. */
export const PriceCard = memo(function PriceCard(props: PriceRowProps) {
  const texts = useTexts(pricesTexts);
  const parts = useRowParts(props);
  return (
    <li className="grid gap-2 border-b border-hair px-4 py-3 last:border-b-0">
      <div className="flex justify-between gap-3">
        <div className="min-w-0">{parts.name}</div>
        <div className="shrink-0 text-right">
          {parts.last}
          <div className="text-xs">{parts.age}</div>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1 text-xs text-soft">
        {/* Each field has a label that names its security. */}
        <span aria-hidden="true">{texts.columns.price}</span>
        <span aria-hidden="true">{texts.columns.day}</span>
        {parts.price}
        {parts.day}
      </div>
      {parts.answers}
      {props.row.entry !== undefined && (
        <div className="flex justify-between gap-3 text-sm">
          <span>
            <span className="text-soft">{texts.columns.change}</span> {parts.change}
          </span>
          <span>
            <span className="text-soft">{texts.columns.effect}</span> {parts.effect}
          </span>
        </div>
      )}
    </li>
  );
});

function useRowParts({ row, dayForAll, onChange }: PriceRowProps) {
  const texts = useTexts(pricesTexts);
  const answersId = useId();
  const { isin, listed, preview, state } = row;
  const entry = row.entry ?? NO_ENTRY;
  const title = listed?.name ?? isin;
  const change = (changed: Partial<PriceEntry>) => onChange(isin, changed);
  const day = entry.day === '' ? dayForAll : entry.day;
  return {
    name: <SecurityName isin={isin} listed={listed} />,
    held: listed === undefined ? <Missing /> : <Held listed={listed} />,
    last: <LastPrice listed={listed} />,
    age: <LastPriceAge listed={listed} />,
    price: (
      <PriceInputField
        label={texts.newPriceLabel(title)}
        value={entry.price}
        isWrong={state === 'wrong'}
        isWarned={state === 'confirm'}
        describedBy={state === 'wrong' || state === 'confirm' ? answersId : undefined}
        onChange={(price) => change({ price })}
      />
    ),
    day: (
      <PriceDayField
        label={texts.dayLabel(title)}
        value={entry.day}
        dayForAll={dayForAll}
        isWrong={row.entry !== undefined && !isCalendarDate(day)}
        onChange={(changed) => change({ day: changed })}
      />
    ),
    change: <Percent value={preview?.changePercent} neutral />,
    effect: <Money value={preview?.eur} currency="EUR" code signed />,
    answers: row.entry !== undefined && (
      <Suspense>
        <PriceAnswers row={row} id={answersId} dayForAll={dayForAll} onChange={change} />
      </Suspense>
    ),
  } satisfies Record<string, ReactNode>;
}

function SecurityName({
  isin,
  listed,
}: {
  readonly isin: string;
  readonly listed: PricedInstrument | undefined;
}) {
  const texts = useTexts(pricesTexts);
  const basis =
    listed === undefined
      ? texts.notes.nobody_holds
      : listed.priceBasis === 'percent'
        ? texts.basis.percent
        : texts.basis.unit(listed.currency);
  return (
    <>
      <span className="block max-w-52 truncate font-medium xl:max-w-72 max-md:whitespace-normal">
        {listed === undefined ? (
          isin
        ) : (
          <Link to="/admin/instruments/$isin" params={{ isin }}>
            {listed.name ?? isin}
          </Link>
        )}
      </span>
      <span className="block text-xs text-faint">{listed?.name == null ? basis : `${isin} · ${basis}`}</span>
    </>
  );
}

function Held({ listed }: { readonly listed: PricedInstrument }) {
  return listed.priceBasis === 'percent' ? (
    <Money value={listed.quantity} currency={listed.currency} code />
  ) : (
    <Amount value={listed.quantity} />
  );
}

function LastPrice({ listed }: { readonly listed: PricedInstrument | undefined }) {
  return typeof listed?.price === 'number' ? (
    <Quantity value={listed.price} places={PRICE_PLACES} />
  ) : (
    <Missing />
  );
}

/** The age and the source of the last price. */
function LastPriceAge({ listed }: { readonly listed: PricedInstrument | undefined }) {
  const texts = useTexts(pricesTexts);
  if (listed === undefined) return <Missing />;
  if (typeof listed.price !== 'number') return <span className="text-loss">{texts.noPrice}</span>;
  return (
    <>
      <PriceAge price={listed} shows="age" />
      <span className="block text-xs text-faint">
        {listed.source === null ? texts.ofHolding : texts.sources[listed.source]}
      </span>
    </>
  );
}
