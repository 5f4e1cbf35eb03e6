import { useCallback, useMemo, useRef } from 'react';
import type { Bond } from '#api/bonds';
import { orderByHeader, type ListOrder } from '../lists/list-state.ts';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { HeaderCell, SortHeader, TableFrame } from '../ui/data-table.tsx';
import { useFrameRows, useWindowed } from '../ui/windowed-rows.ts';
import { BOND_COLUMNS } from './bond-columns.ts';
import type { BondSort } from './bond-list.ts';
import { BondDetailsRow, BondRow } from './bond-row.tsx';
import type { ShownBonds } from './bonds-list.tsx';

const HEADER_HEIGHT = 40;
const ROW_HEIGHT = 44;
const DETAILS_HEIGHT = 270;

interface BondsTableProps extends ShownBonds {
  readonly order: ListOrder<BondSort>;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

export function BondsTable({ order, onOrder, bonds, openIds, onToggle, today, overdue }: BondsTableProps) {
  const texts = useTexts(bondsTexts);
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(bonds, openIds), [bonds, openIds]);
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const windowed = useWindowed(bonds.length);
  const window = useFrameRows<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: windowed,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (rows[index]?.kind === 'details' ? DETAILS_HEIGHT : ROW_HEIGHT),
    getItemKey,
    scrollMargin: HEADER_HEIGHT,
    overscan: 4,
  });
  const inSight = window.getVirtualItems();
  const above = (inSight[0]?.start ?? HEADER_HEIGHT) - HEADER_HEIGHT;
  const below = window.getTotalSize() - ((inSight.at(-1)?.end ?? HEADER_HEIGHT) - HEADER_HEIGHT);
  const indices = windowed ? inSight.map(({ index }) => index) : rows.keys();
  const rowRef = windowed ? window.measureElement : undefined;
  return (
    <TableFrame
      label={texts.table}
      frameRef={frame}
      rowCount={rows.length + 1}
      className="@container max-h-[calc(100dvh-24px)]"
    >
      <colgroup>
        {BOND_COLUMNS.map(({ name, width }) => (
          <col key={name} style={{ width }} />
        ))}
      </colgroup>
      <BondsTableHead order={order} onOrder={onOrder} />
      <tbody>
        {windowed && <Gap height={above} />}
        {Array.from(indices, (index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { kind, key, bond } = row;
          if (kind === 'details')
            return <BondDetailsRow key={key} bond={bond} index={index} rowRef={rowRef} />;
          return (
            <BondRow
              key={key}
              {...{ bond, open: openIds.has(bond.id), onToggle, today, index, rowRef }}
              overdue={overdue.get(bond.id) ?? 0}
            />
          );
        })}
        {windowed && <Gap height={below} />}
      </tbody>
    </TableFrame>
  );
}

/** The bonds, and below each one that is open its details. */
function rowsOf(bonds: ShownBonds['bonds'], openIds: ShownBonds['openIds']) {
  return bonds.flatMap((bond: Bond) => {
    const row = { kind: 'bond', key: String(bond.id), bond } as const;
    return openIds.has(bond.id)
      ? [row, { kind: 'details', key: `${bond.id}-details`, bond } as const]
      : [row];
  });
}

/** In the place of the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={BOND_COLUMNS.length} style={{ height }} className="p-0" />
    </tr>
  );
}

type HeadProps = Pick<BondsTableProps, 'order' | 'onOrder'>;

function BondsTableHead({ order, onOrder }: HeadProps) {
  const { columns } = useTexts(bondsTexts);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {BOND_COLUMNS.map(({ name, sort, numeric = false }) => {
          const cell = { numeric, pinned: name === 'isin' };
          if (name === 'actions') {
            return (
              <HeaderCell key={name}>
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
  );
}
