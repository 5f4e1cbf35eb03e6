import type { DeletedObject } from '#api/portfolio/recently-deleted';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useRecentlyDeleted, useRestore } from '../../../platform/queries/portfolio/recently-deleted.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { recentlyDeletedTexts } from '../../../platform/texts/portfolio/recently-deleted.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';

interface DeletedListProps {
  readonly owner: Owner;
  readonly showMessage: (message: MessageContent) => void;
}

export function DeletedList({ owner, showMessage }: DeletedListProps) {
  const texts = useTexts(recentlyDeletedTexts);
  const query = useRecentlyDeleted(owner);
  const { data } = query;
  const { restore, isRestoring } = useRestoring(owner, showMessage);
  if (data === undefined && query.error !== null) {
    return (
      <div className="px-5 pb-4">
        <LoadFailureLine sentence={texts.failed} query={query} />
      </div>
    );
  }
  if (data === undefined) return <SkeletonRows label={texts.loading} rows={3} />;
  if (data.length === 0) return <p className="px-5 pb-4">{texts.none}</p>;
  return (
    <ul>
      {data.map((deleted) => (
        <DeletedRow
          key={`${deleted.kind} ${deleted.id}`}
          deleted={deleted}
          busy={isRestoring(deleted)}
          onRestore={restore}
        />
      ))}
    </ul>
  );
}

/** Restores an item and reports the result. */
function useRestoring(owner: Owner, showMessage: (message: MessageContent) => void) {
  const texts = useTexts(recentlyDeletedTexts);
  const withCause = useWithCause();
  const { mutateAsync, isPending, variables } = useRestore(owner === 'me');
  async function restore(deleted: DeletedObject, name: string): Promise<void> {
    try {
      await mutateAsync(deleted);
      showMessage({ kind: 'success', text: texts.restored(name) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showMessage({ kind: 'error', text: withCause(texts.restoreFailed(name), error) });
    }
  }
  return {
    restore: (deleted: DeletedObject, name: string) => void restore(deleted, name),
    isRestoring: ({ kind, id }: DeletedObject) => isPending && variables.kind === kind && variables.id === id,
  };
}

interface DeletedRowProps {
  readonly deleted: DeletedObject;
  readonly busy: boolean;
  readonly onRestore: (deleted: DeletedObject, name: string) => void;
}

function DeletedRow({ deleted, busy, onRestore }: DeletedRowProps) {
  const texts = useTexts(recentlyDeletedTexts);
  const { locale } = useDisplayPreferences();
  const { kind, isin, date, deletedAt } = deleted;
  const name = texts.names[kind](isin, date === null ? null : formatDay(date, locale));
  return (
    <li className="flex items-center gap-x-4 border-t border-hair px-5 py-2">
      <span className="min-w-0 grow wrap-anywhere">
        {name}
        <span className="block text-sm text-soft">
          {texts.deleted} <InstantText value={deletedAt} />
        </span>
      </span>
      <Button className="h-8! px-2.5!" busy={busy} onClick={() => onRestore(deleted, name)}>
        {texts.restore} <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
