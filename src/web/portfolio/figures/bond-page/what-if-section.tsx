import { useId, useState } from 'react';
import type { BondAnalytics, PriceFigures, YieldShift } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { PriceYieldCurve } from './price-yield-curve.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

const WIDEST = 100;
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
  const { whatIf: texts, asTable } = useTexts(bondAnalyticsTexts);
  const { locale } = useDisplayPreferences();
  const [basisPoints, setBasisPoints] = useState(0);
  const id = useId();
  const shift = figures.shifts.find((one) => one.basisPoints === basisPoints);
  const points = texts.points(formatFigure(basisPoints, locale, { signed: true }));
  return (
    <>
      <label htmlFor={id} className="text-soft">
        {texts.slider}
      </label>
      <div className="flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={-WIDEST}
          max={WIDEST}
          step={STEP}
          value={basisPoints}
          aria-valuetext={points}
          onChange={(event) => setBasisPoints(event.target.valueAsNumber)}
          className="h-8 min-w-0 grow accent-accent"
        />
        <output htmlFor={id} className="w-32 text-right font-medium tabular-nums">
          {points}
        </output>
      </div>
      <ShiftedFigures shift={shift} currency={currency} />
      <PriceYieldCurve shifts={figures.shifts} chosen={basisPoints} />
      <p className="mt-1 text-sm text-soft">{texts.note}</p>
      <details className="mt-2">
        <summary className="w-fit text-sm text-accent">{asTable}</summary>
        <div className="mt-2">
          <ShiftTable shifts={figures.shifts} currency={currency} />
        </div>
      </details>
    </>
  );
}

interface ShiftedFiguresProps {
  readonly shift: YieldShift | undefined;
  readonly currency: string;
}

function ShiftedFigures({ shift, currency }: ShiftedFiguresProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  return (
    <div className="mt-1 mb-3" aria-live="polite">
      <DescriptionList
        rows={[
          { label: texts.yield, value: <Percent value={shift?.yieldPercent} /> },
          { label: texts.price, value: <Quantity value={shift?.price} places={4} /> },
          { label: texts.change, value: <Money value={shift?.change} currency={currency} code neutral /> },
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
                <Money value={shift.change} currency={currency} code neutral />
              </Cell>
            </tr>
          ))}
      </tbody>
    </TableFrame>
  );
}
