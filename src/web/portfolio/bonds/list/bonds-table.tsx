import { useCallback, useMemo, useRef } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { ListOrder } from '../../../platform/lists/list-state.ts';
import { bondsTexts } from '../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { GapRow, PageTable } from '../../../platform/ui/tables/page-table.tsx';
import { useWindowedRows } from '../../../platform/ui/tables/windowed-rows.ts';
import { BOND_COLUMNS } from './bond-columns.ts';
import type { BondSort } from './bond-list.ts';
import { BondDetailsRow, BondRow } from './bond-row.tsx';
import { BondsTableHead } from './bonds-table-head.tsx';
import type { ShownBonds } from './bond-list-props.ts';

/** In px, until they are measured: a row, and the details. */
const ROW_HEIGHT = 45;
const DETAILS_HEIGHT = 270;

interface BondsTableProps extends ShownBonds {
  readonly order: ListOrder<BondSort>;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

export function BondsTable({ order, onOrder, bonds, openIds, onToggle, today, overdue }: BondsTableProps) {
  const texts = useTexts(bondsTexts);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useMemo(() => tableRows(bonds, openIds), [bonds, openIds]);
  const made = useWindowedRows({
    count: rows.length,
    list: body,
    estimateSize: (index) => (rows[index]?.kind === 'details' ? DETAILS_HEIGHT : ROW_HEIGHT),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 1,
  });
  const { rowRef, below } = made;
  return (
    <PageTable label={texts.table} rowCount={rows.length + 1}>
      <BondsTableHead order={order} onOrder={onOrder} />
      <tbody ref={body}>
        {made.rows.flatMap(({ index, above }) => {
          const row = rows[index];
          if (row === undefined) return [];
          const { kind, key, bond } = row;
          return [
            above > 0 && <GapRow key={`above ${key}`} columns={BOND_COLUMNS.length} height={above} />,
            kind === 'details' ? (
              <BondDetailsRow key={key} bond={bond} index={index} rowRef={rowRef} />
            ) : (
              <BondRow
                key={key}
                {...{ bond, open: openIds.has(bond.id), onToggle, today, index, rowRef }}
                overdue={overdue.get(bond.id) ?? 0}
              />
            ),
          ];
        })}
        {below > 0 && <GapRow columns={BOND_COLUMNS.length} height={below} />}
      </tbody>
    </PageTable>
  );
}

/** The bonds, and below each one that is open its details. */
function tableRows(bonds: ShownBonds['bonds'], openIds: ShownBonds['openIds']) {
  return bonds.flatMap((bond: Bond) => {
    const row = { kind: 'bond', key: String(bond.id), bond } as const;
    return openIds.has(bond.id)
      ? [row, { kind: 'details', key: `${bond.id}-details`, bond } as const]
      : [row];
  });
}
