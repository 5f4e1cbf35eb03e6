import { orderByHeader, type ListOrder } from '../../../../platform/lists/list-state.ts';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { HeaderCell, SortHeader } from '../../../../platform/ui/tables/data-table.tsx';
import { BOND_COLUMNS, columnWidth } from './bond-columns.ts';
import type { BondSort } from './bond-list-state.ts';

interface BondsTableHeadProps {
  readonly order: ListOrder<BondSort>;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

/** The columns of the table and their headers, which sort it. */
export function BondsTableHead({ order, onOrder }: BondsTableHeadProps) {
  const { columns } = useTexts(bondsTexts);
  return (
    <>
      <colgroup>
        {BOND_COLUMNS.map((column) => (
          <col key={column.name} className={column.className} style={{ width: columnWidth(column) }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {BOND_COLUMNS.map(({ name, sort, numeric = false, className = '' }) => {
            const cell = { numeric, pinned: name === 'isin', className };
            if (name === 'actions') {
              return (
                <HeaderCell key={name} className="no-print">
                  <span className="sr-only">{columns.actions}</span>
                </HeaderCell>
              );
            }
            if (sort === undefined) {
              return (
                <HeaderCell key={name} {...cell}>
                  {columns[name]}
                </HeaderCell>
              );
            }
            return (
              <SortHeader
                key={name}
                {...cell}
                label={columns[name]}
                sorted={order.sort === sort ? order.direction : null}
                onSort={() => onOrder(orderByHeader(order, sort))}
              />
            );
          })}
        </tr>
      </thead>
    </>
  );
}
