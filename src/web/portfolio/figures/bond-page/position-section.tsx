import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { WorkedPosition } from '#api/portfolio/figures/positions';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useInstrument } from '../../../platform/queries/portfolio/instruments/instruments.ts';
import { useWorkedPosition } from '../../../platform/queries/portfolio/figures/positions.ts';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { PriceHistory } from '../../office/instruments/instrument-prices.tsx';
import { PositionFigure, POSITION_FIGURES } from '../positions/position-figures.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

const METHOD = { owner: 'me', method: 'fifo', on: undefined } as const;

/** The user's position in the bond: all purchases and sales, the remaining lots, and the bond's prices. */
export function PositionSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { position: texts } = useTexts(bondAnalyticsTexts);
  const { noPrices } = useTexts(instrumentsTexts);
  const { loading } = useTexts(commonTexts);
  const { isin, currency, security } = analytics;
  const query = useWorkedPosition(METHOD, { kind: 'bond', isin, currency });
  const { data, error } = query;
  return (
    <SheetSection title={texts.title} note={texts.note} className="lg:col-span-2">
      <div className="grid items-start gap-5 md:grid-cols-2">
        {data !== undefined && <Position position={data} />}
        {data === undefined && <LoadFailureLine sentence={texts.failed} query={query} />}
        {error === null && data === undefined && <SkeletonRows label={loading} rows={4} />}
        <div className="grid min-w-0 gap-2">
          <h3 className="text-sm font-medium text-soft">{texts.prices}</h3>
          {security === null ? <p className="text-soft">{noPrices}</p> : <Prices analytics={analytics} />}
        </div>
      </div>
    </SheetSection>
  );
}

function Position({ position }: { readonly position: WorkedPosition }) {
  const { columns } = useTexts(positionsTexts);
  const on = useToday();
  const rows = POSITION_FIGURES.map((name) => ({
    label: columns[name],
    value: <PositionFigure name={name} position={position} on={on} />,
  }));
  return (
    <div className="grid min-w-0 gap-5">
      <DescriptionList rows={rows} />
      {Array.isArray(position.lots) && position.lots.length > 0 && (
        <Lots lots={position.lots} currency={position.currency} />
      )}
    </div>
  );
}

interface LotsProps {
  readonly lots: Extract<WorkedPosition['lots'], readonly unknown[]>;
  readonly currency: string;
}

function Lots({ lots, currency }: LotsProps) {
  const { position: texts } = useTexts(bondAnalyticsTexts);
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-sm font-medium text-soft">{texts.lots}</h3>
      <TableFrame label={texts.lots} className="max-h-110 print:max-h-none">
        <thead>
          <tr>
            <HeaderCell pinned>{texts.day}</HeaderCell>
            <HeaderCell numeric>{texts.nominal}</HeaderCell>
            <HeaderCell numeric>
              {texts.cost}, {currency}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ dealId, day, quantity, cost }) => (
            <tr key={dealId}>
              <RowHeaderCell className="h-9!">
                <DateText value={day} />
              </RowHeaderCell>
              <Cell numeric className="h-9!">
                <Amount value={quantity} />
              </Cell>
              <Cell numeric className="h-9!">
                <Amount value={cost} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

function Prices({ analytics }: { readonly analytics: BondAnalytics }) {
  const { position: texts } = useTexts(bondAnalyticsTexts);
  const { loading } = useTexts(commonTexts);
  const query = useInstrument(analytics);
  if (query.data !== undefined) return <PriceHistory instrument={query.data} />;
  if (query.error === null) return <SkeletonRows label={loading} rows={4} />;
  return <LoadFailureLine sentence={texts.pricesFailed} query={query} />;
}
