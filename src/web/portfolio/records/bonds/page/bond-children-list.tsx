import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import { EmptyState } from '../../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../../platform/ui/skeleton.tsx';

interface BondChildrenListProps<Item> {
  readonly bond: UseQueryResult<Bond>;
  readonly items: UseQueryResult<Item[]>;
  readonly texts: Readonly<Record<'loading' | 'failed' | 'none' | 'noneText', string>>;
  /** The next step, shown if there are no items yet. */
  readonly emptyAction?: ReactNode;
  readonly children: (items: readonly Item[], bond: Bond) => ReactNode;
}

/** The payments or cash flows of a bond, with loading, empty and error states. */
export function BondChildrenList<Item>({
  bond,
  items,
  texts,
  emptyAction,
  children,
}: BondChildrenListProps<Item>) {
  if (bond.data !== undefined && items.data !== undefined) {
    if (items.data.length > 0) return children(items.data, bond.data);
    return (
      <Sheet>
        <EmptyState title={texts.none} text={texts.noneText} action={emptyAction} />
      </Sheet>
    );
  }
  const failed = [bond, items].filter(({ error }) => error !== null);
  const [first] = failed;
  if (first?.error) {
    return (
      <LoadFailure
        title={texts.failed}
        error={first.error}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  return (
    <Sheet>
      <SkeletonRows label={texts.loading} />
    </Sheet>
  );
}
