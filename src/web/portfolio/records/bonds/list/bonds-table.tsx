import { useMemo } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { ListOrder } from '../../../../platform/lists/list-state.ts';
import { WindowedTableBody } from '../../../../platform/lists/windowed-table-body.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { PageTable } from '../../../../platform/ui/tables/page-table.tsx';
import { BOND_COLUMNS } from './bond-columns.ts';
import type { BondSort } from './bond-list-state.ts';
import { BondDetailsRow, BondRow } from './bond-row.tsx';
import { BondsTableHead } from './bonds-table-head.tsx';
import type { ShownBonds } from './bond-list-props.ts';

/** Heights in px, until they are measured. */
const ROW_HEIGHT = 45;
const DETAILS_HEIGHT = 270;
const findKey = ({ key }: { readonly key: string }) => key;

interface BondsTableProps extends ShownBonds {
  readonly order: ListOrder<BondSort>;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

export function BondsTable({
  order,
  onOrder,
  bonds,
  openIds,
  onToggle,
  today,
  overdue,
  handlers,
}: BondsTableProps) {
  const texts = useTexts(bondsTexts);
  const rows = useMemo(() => tableRows(bonds, openIds), [bonds, openIds]);
  return (
    <PageTable label={texts.table} rowCount={rows.length + 1}>
      <BondsTableHead order={order} onOrder={onOrder} />
      <WindowedTableBody
        items={rows}
        getKey={findKey}
        columnCount={BOND_COLUMNS.length}
        estimateHeight={({ kind }) => (kind === 'details' ? DETAILS_HEIGHT : ROW_HEIGHT)}
        overscan={1}
      >
        {({ kind, bond }, row) =>
          kind === 'details' ? (
            <BondDetailsRow bond={bond} handlers={handlers} {...row} />
          ) : (
            <BondRow
              {...{ bond, open: openIds.has(bond.id), onToggle, today, ...row }}
              overdue={overdue.get(bond.id) ?? 0}
            />
          )
        }
      </WindowedTableBody>
    </PageTable>
  );
}

/** A row for each bond, followed by its details if it is open. */
function tableRows(bonds: ShownBonds['bonds'], openIds: ShownBonds['openIds']) {
  return bonds.flatMap((bond: Bond) => {
    const row = { kind: 'bond', key: String(bond.id), bond } as const;
    return openIds.has(bond.id)
      ? [row, { kind: 'details', key: `${bond.id}-details`, bond } as const]
      : [row];
  });
}
