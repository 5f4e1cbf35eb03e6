import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { PageTable } from '../../../../platform/ui/tables/page-table.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../../platform/ui/skeleton.tsx';
import { useWideScreen } from '../../../../platform/ui/use-wide-screen.ts';
import { BOND_COLUMNS } from './bond-columns.ts';
import type { BondListState } from './bond-list-state.ts';
import { BondsTableHead } from './bonds-table-head.tsx';

interface LoadingBondsProps {
  readonly order: BondListState;
  readonly onOrder: (changed: Partial<BondListState>) => void;
}

/** Shown while the bonds load: the head of the table on wide screens, and skeleton rows. */
export function LoadingBonds({ order, onOrder }: LoadingBondsProps) {
  const texts = useTexts(bondsTexts);
  const rows = <SkeletonRows label={texts.loading} rows={12} />;
  if (!useWideScreen()) return <Sheet>{rows}</Sheet>;
  return (
    <PageTable label={texts.table} rowCount={-1}>
      <BondsTableHead order={order} onOrder={onOrder} />
      <tbody>
        <tr>
          <td colSpan={BOND_COLUMNS.length} className="p-0">
            {rows}
          </td>
        </tr>
      </tbody>
    </PageTable>
  );
}
