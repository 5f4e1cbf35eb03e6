import { WindowedTableBody, type MeasuredRow } from '../../../platform/lists/windowed-table-body.tsx';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Cell, HeaderCell, RowHeaderCell } from '../../../platform/ui/tables/data-table.tsx';
import { PageTable } from '../../../platform/ui/tables/page-table.tsx';
import { HowButton } from './how-button.tsx';
import { POSITION_FIGURES, PositionFigure } from './position-figures.tsx';
import type { ListedPosition, PositionListProps } from './position-list.ts';
import { PositionName } from './position-name.tsx';
import { PositionProblem } from './position-problem.tsx';
import { PositionWorking } from './position-working.tsx';

/** In px, until a row is measured. */
const ROW_HEIGHT = 53;
const COLUMN_COUNT = POSITION_FIGURES.length + 1;
const findId = ({ id }: ListedPosition) => id;

export function PositionTable(props: PositionListProps) {
  const { items } = props;
  const { table, columns } = useTexts(positionsTexts);
  return (
    <PageTable label={table} rowCount={items.length + 1}>
      <thead>
        <tr>
          <HeaderCell pinned>{columns.security}</HeaderCell>
          {POSITION_FIGURES.map((name) => (
            <HeaderCell key={name} numeric>
              {columns[name]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <WindowedTableBody
        items={items}
        getKey={findId}
        columnCount={COLUMN_COUNT}
        estimateHeight={() => ROW_HEIGHT}
        overscan={3}
      >
        {(item, row) => <PositionRow {...props} item={item} {...row} />}
      </WindowedTableBody>
    </PageTable>
  );
}

interface PositionRowProps extends PositionListProps, MeasuredRow {
  readonly item: ListedPosition;
}

function PositionRow({ item: { id, position }, index, rowRef, of, on, openIds, onToggle }: PositionRowProps) {
  const open = openIds.has(id);
  return (
    <>
      <tr ref={rowRef} data-index={index}>
        <RowHeaderCell className="py-1.5">
          <PositionName position={position} />
        </RowHeaderCell>
        {POSITION_FIGURES.map((name) => (
          <Cell key={name} numeric className="py-1.5">
            {name === 'realised' ? (
              <HowButton position={position} open={open} onToggle={() => onToggle(id)}>
                <PositionFigure name={name} position={position} on={on} />
              </HowButton>
            ) : (
              <PositionFigure name={name} position={position} on={on} />
            )}
          </Cell>
        ))}
      </tr>
      {(open || position.problem !== null) && (
        <tr>
          <td colSpan={COLUMN_COUNT} className="max-w-0 border-b border-hair px-5 pb-2">
            <PositionProblem position={position} />
            {open && <PositionWorking of={of} position={position} />}
          </td>
        </tr>
      )}
    </>
  );
}
