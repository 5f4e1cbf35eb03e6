import { useId, useState } from 'react';
import type { BondAnalytics, PriceFigures, YieldShift } from '#api/portfolio/figures/bond-analytics';
import { ShowTable } from '../../../platform/charts/show-table.tsx';
import { sumEntered } from '#domain/money/sum-entered';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import { PriceYieldCurve } from './price-yield-curve.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

const STEP = 10;
/** The table shows every fifth computed yield. */
const TABLE_STEP = 50;

/** The value of the bond at other yields: a slider, the price-yield curve, and a table. */
export function WhatIfSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections } = useTexts(bondAnalyticsTexts);
  const { market, currency } = analytics;
  return (
    <SheetSection title={sections.whatIf} className="lg:col-span-2">
      {market.known ? (
        <WhatIf figures={market} currency={currency} />
      ) : (
        <MissingFigure reason={market.reason} />
      )}
    </SheetSection>
  );
}

interface WhatIfProps {
  readonly figures: PriceFigures;
  readonly currency: string;
}

function WhatIf({ figures, currency }: WhatIfProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const [basisPoints, setBasisPoints] = useState(0);
  const { shifts, value } = figures;
  const shift = shifts.find((one) => one.basisPoints === basisPoints);
  return (
    <>
      <div className="grid gap-x-7 gap-y-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <ShiftSlider {...{ shifts, shift, currency }} onChange={setBasisPoints} />
          <ShiftedFigures {...{ value, shift, currency }} />
        </div>
        <PriceYieldCurve shifts={shifts} chosen={basisPoints} />
      </div>
      <p className="mt-2 text-sm text-soft sm:min-h-6 sm:pr-44">{texts.note}</p>
      <ShowTable className="sm:-mt-6">
        <ShiftTable shifts={shifts} currency={currency} />
      </ShowTable>
    </>
  );
}

interface ShiftSliderProps {
  readonly shifts: readonly YieldShift[];
  readonly shift: YieldShift | undefined;
  readonly currency: string;
  readonly onChange: (basisPoints: number) => void;
}

function ShiftSlider({ shifts, shift, currency, onChange }: ShiftSliderProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const { locale, amountsHidden, hiddenLabel } = useDisplayPreferences();
  const { money } = useFigureFormat(currency);
  const id = useId();
  const { basisPoints, change } = shift ?? { basisPoints: 0, change: 0 };
  const ends = [shifts[0]?.basisPoints ?? 0, 0, shifts.at(-1)?.basisPoints ?? 0];
  const points = texts.points(formatFigure(basisPoints, locale, { signed: true }));
  return (
    <>
      <div className="flex justify-between gap-x-4">
        <label htmlFor={id}>{texts.slider}</label>
        <output htmlFor={id} className="text-right font-medium whitespace-nowrap tabular-nums">
          {points}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={ends[0]}
        max={ends[2]}
        step={STEP}
        value={basisPoints}
        aria-valuetext={`${points}: ${amountsHidden ? hiddenLabel : money(change)}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1 h-8 w-full accent-accent max-md:h-11"
      />
      <p aria-hidden="true" className="flex justify-between text-xs text-faint tabular-nums no-print">
        {ends.map((end, place) => (
          <span key={place}>{formatFigure(end, locale, { signed: true })}</span>
        ))}
      </p>
    </>
  );
}

interface ShiftedFiguresProps {
  /** The value today. */
  readonly value: number;
  readonly shift: YieldShift | undefined;
  readonly currency: string;
}

function ShiftedFigures({ value, shift, currency }: ShiftedFiguresProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const worth = shift === undefined ? null : sumEntered([value, shift.change]);
  return (
    <div className="mt-3 grid gap-1.5">
      <dl className="flex flex-wrap items-center justify-between gap-x-4">
        <dt className="text-soft">{texts.worth}</dt>
        <dd className="text-2xl font-bold tracking-tight">
          <Money value={worth} currency={currency} />
        </dd>
      </dl>
      <DescriptionList
        rows={[
          { label: texts.change, value: <Money value={shift?.change} currency={currency} code signed /> },
          { label: texts.price, value: <Quantity value={shift?.price} places={4} /> },
          { label: texts.yield, value: <Percent value={shift?.yieldPercent} /> },
        ]}
      />
    </div>
  );
}

interface ShiftTableProps {
  readonly shifts: readonly YieldShift[];
  readonly currency: string;
}

function ShiftTable({ shifts, currency }: ShiftTableProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  return (
    <TableFrame label={texts.table}>
      <thead>
        <tr>
          <HeaderCell pinned>{texts.shift}</HeaderCell>
          <HeaderCell numeric>{texts.yield}</HeaderCell>
          <HeaderCell numeric>{texts.price}</HeaderCell>
          <HeaderCell numeric>{texts.change}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {shifts
          .filter(({ basisPoints }) => basisPoints % TABLE_STEP === 0)
          .map((shift) => (
            <tr key={shift.basisPoints}>
              <RowHeaderCell className="h-9!">
                <Quantity value={shift.basisPoints} />
              </RowHeaderCell>
              <Cell numeric className="h-9!">
                <Percent value={shift.yieldPercent} />
              </Cell>
              <Cell numeric className="h-9!">
                <Quantity value={shift.price} places={4} />
              </Cell>
              <Cell numeric className="h-9!">
                <Money value={shift.change} currency={currency} code signed />
              </Cell>
            </tr>
          ))}
      </tbody>
    </TableFrame>
  );
}
