import type { ReactNode } from 'react';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { LoadFailureLine } from '../../platform/layout/load-failure-line.tsx';
import { usePrintWhole } from '../../platform/lists/use-print-whole.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useInPieces } from '../../platform/ui/rendering/use-in-pieces.ts';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';

interface EntryListProps<T> {
  readonly query: {
    readonly data: { readonly pages: readonly { readonly entries: readonly T[] }[] } | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** The entries, with loading and error states. The next page is loaded as the end of the list comes into view. */
export function EntryList<T>({ query, empty, children }: EntryListProps<T>) {
  const texts = useTexts(auditTexts);
  const { error, isFetching, hasNextPage, refetch, fetchNextPage } = query;
  const data = useInPieces(query.data);
  const more =
    hasNextPage && error === null ? { busy: isFetching, onMore: () => void fetchNextPage() } : null;
  usePrintWhole(more);
  const again = data === undefined ? refetch : fetchNextPage;
  const failed = error !== null && (
    <div className="px-4 py-3 md:px-5">
      <LoadFailureLine sentence={texts.failed} query={{ error, isFetching, refetch: again }} />
    </div>
  );
  if (data === undefined) return failed || <SkeletonRows label={texts.loading} rows={4} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return empty;
  return (
    <>
      <ul aria-label={texts.list}>{children(entries)}</ul>
      {failed}
      {more !== null && <MoreButton {...more} />}
    </>
  );
}
