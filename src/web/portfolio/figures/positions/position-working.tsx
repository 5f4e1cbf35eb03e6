import type { Position, PositionStep } from '#api/portfolio/figures/positions';
import {
  useWorkedPosition,
  type PositionsQuery,
} from '../../../platform/queries/portfolio/figures/positions.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { FigureOrReason, PriceFigure } from './position-figures.tsx';

interface PositionWorkingProps {
  readonly of: PositionsQuery;
  readonly position: Position;
}

/** The deals of the position in order, each with the quantity, cost and gain after it. */
export function PositionWorking({ of, position }: PositionWorkingProps) {
  const texts = useTexts(positionsTexts);
  const { data, error, isFetching, refetch } = useWorkedPosition(of, position);
  if (data === undefined && error !== null) {
    return <LoadFailure title={texts.workingFailed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data === undefined) return <SkeletonRows label={texts.workingLoading} />;
  return (
    <div className="grid min-w-0 gap-2 py-2 whitespace-normal">
      <p className="text-sm text-soft">{texts.workingNote[of.method]}</p>
      <TableFrame label={texts.workingLabel(position.isin)} className="max-h-[60dvh]">
        <WorkingHead currency={position.currency} />
        <tbody>
          {data.steps.map((step, index) => (
            <StepRow key={index} step={step} />
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

const COLUMNS = [
  'step',
  'quantity',
  'price',
  'amount',
  'fees',
  'accrued',
  'cost',
  'gain',
  'quantityAfter',
  'costAfter',
  'gainAfter',
] as const;
const IN_CURRENCY = new Set<string>(['amount', 'fees', 'accrued', 'cost', 'gain', 'costAfter', 'gainAfter']);

function WorkingHead({ currency }: { readonly currency: string }) {
  const { working } = useTexts(positionsTexts);
  return (
    <thead>
      <tr>
        <HeaderCell pinned>{working.day}</HeaderCell>
        {COLUMNS.map((name) => (
          <HeaderCell key={name} numeric={name !== 'step'}>
            {working[name]}
            {IN_CURRENCY.has(name) && `, ${currency}`}
          </HeaderCell>
        ))}
      </tr>
    </thead>
  );
}

function StepRow({ step }: { readonly step: PositionStep }) {
  const { stepKinds, noDate } = useTexts(positionsTexts);
  const { kind, day, quantity, price, quantityAfter, gain, gainAfter } = step;
  // Some of the cost moves to another security, but no units do.
  const movesUnits = kind !== 'spin_off';
  return (
    <tr>
      <RowHeaderCell>{day === null ? noDate : <DateText value={day} />}</RowHeaderCell>
      <Cell>{stepKinds[kind]}</Cell>
      <Cell numeric>{movesUnits && <Amount value={quantity} />}</Cell>
      <Cell numeric>{movesUnits && <PriceFigure figure={price} />}</Cell>
      {([step.amount, step.fees, step.accrued, step.cost] as const).map((figure, index) => (
        <Cell key={index} numeric>
          {figure !== null && (
            <FigureOrReason figure={figure}>{(amount) => <Amount value={amount} />}</FigureOrReason>
          )}
        </Cell>
      ))}
      <Cell numeric>
        {gain !== null && (
          <FigureOrReason figure={gain}>{(amount) => <Amount value={amount} signed />}</FigureOrReason>
        )}
      </Cell>
      <Cell numeric>
        <Amount value={quantityAfter} />
      </Cell>
      <Cell numeric>
        <Amount value={step.costAfter} />
      </Cell>
      <Cell numeric>
        <FigureOrReason figure={gainAfter}>{(amount) => <Amount value={amount} signed />}</FigureOrReason>
      </Cell>
    </tr>
  );
}
