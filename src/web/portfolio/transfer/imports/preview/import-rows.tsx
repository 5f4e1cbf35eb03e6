import { useMemo } from 'react';
import type { Import, ImportRow, RowKind } from '#api/portfolio/imports/import-fields';
import { CallError } from '../../../../platform/api-client/call-error.ts';
import { MoreButton } from '../../../../platform/lists/more-button.tsx';
import { WindowedCards } from '../../../../platform/lists/windowed-cards.tsx';
import {
  useImportRows,
  useIncludeAll,
  useIncludeRow,
  type ImportOwner,
  type RowChoice,
} from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { EmptyState } from '../../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../../platform/layout/load-failure.tsx';
import { formatDay } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../../platform/ui/skeleton.tsx';
import { RowCorrection } from './row-correction.tsx';
import { RowEffect } from './row-effect.tsx';
import { TakeKnownIsin } from './take-known-isin.tsx';
import type { Corrections } from './use-corrections.ts';

interface ImportRowsProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly kind: RowKind | undefined;
  readonly showMessage: (message: MessageContent) => void;
  readonly corrections: Corrections;
}

const ROW_HEIGHT = 58;

/** The rows of the file, in file order and page by page. */
export function ImportRows({ owner, upload, kind, showMessage, corrections }: ImportRowsProps) {
  const texts = useTexts(importsTexts);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useImportRows(
    owner,
    upload.id,
    kind,
  );
  const rows = useMemo(() => data?.pages.flat().map((row) => ({ ...row, id: row.place })), [data]);
  const include = useInclusion(owner, upload, showMessage);
  if (rows === undefined) {
    return error === null ? (
      <SkeletonRows label={texts.loading} rows={6} />
    ) : (
      <LoadFailure title={texts.failedTitle} error={error} busy={isFetching} onRetry={refetch} />
    );
  }
  return (
    <Sheet className="min-w-0 overflow-clip">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-3.5 pb-2 md:px-5">
        <h2 className="grow font-semibold">{kind === undefined ? texts.allRows : texts.kindsOfRows[kind]}</h2>
        <span className="text-xs text-soft tabular-nums">
          {kind === undefined
            ? texts.rows(allRows(upload))
            : texts.ofRows(upload.counts[kind], allRows(upload))}
        </span>
        {(kind === 'new' || kind === 'changed') && rows.length > 0 && (
          <IncludeAll owner={owner} upload={upload} kind={kind} showMessage={showMessage} />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.noRows} />
      ) : (
        <>
          <ColumnHeads />
          <WindowedCards items={rows} cardHeight={ROW_HEIGHT} className="">
            {(row) => <ListedRow {...{ owner, upload, row, showMessage, corrections }} onInclude={include} />}
          </WindowedCards>
        </>
      )}
      {hasNextPage && <MoreButton busy={isFetching} onMore={() => void fetchNextPage()} />}
    </Sheet>
  );
}

const allRows = ({ counts: { included: _, ...kinds } }: Import) =>
  Object.values(kinds).reduce((sum, count) => sum + count, 0);

const COLUMNS = 'md:grid-cols-[1.5rem_3.5rem_6.5rem_minmax(0,1fr)_minmax(0,1.4fr)]';

/** Hidden from screen readers, which get the same from each row. */
function ColumnHeads() {
  const texts = useTexts(importsTexts);
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-2 px-4 pb-2 text-xs font-medium text-soft md:grid md:px-5 ${COLUMNS}`}
    >
      <span />
      <span>{texts.row}</span>
      <span>{texts.kind}</span>
      <span>{texts.security}</span>
      <span>{texts.effect}</span>
    </div>
  );
}

/** A filled dot for an addition, a hollow one for a change. */
function KindMark({ kind }: Pick<ImportRow, 'kind'>) {
  if (kind !== 'new' && kind !== 'changed') return null;
  const look = kind === 'new' ? 'bg-accent' : '';
  return (
    <span
      aria-hidden="true"
      className={`mr-1.5 inline-block size-2 rounded-full border-2 border-accent ${look}`}
    />
  );
}

/** Includes or excludes all rows of a kind, including those on other pages. */
function IncludeAll({
  owner,
  upload,
  kind,
  showMessage,
}: Omit<ImportRowsProps, 'corrections'> & { readonly kind: RowKind }) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const including = useIncludeAll(owner, upload.id);
  const include = (isIncluded: boolean) =>
    including.mutate(
      { kind, isIncluded },
      { onError: (error) => showMessage({ kind: 'error', text: withCause(texts.includeFailed, error) }) },
    );
  return [true, false].map((isIncluded) => (
    <button
      key={String(isIncluded)}
      type="button"
      disabled={including.isPending}
      onClick={() => include(isIncluded)}
      className="min-h-6 text-accent underline disabled:text-soft"
    >
      {isIncluded ? texts.takeAll : texts.takeNone}
    </button>
  ));
}

interface ListedRowProps extends Omit<ImportRowsProps, 'kind'> {
  readonly row: ImportRow;
  readonly onInclude: (row: ImportRow, isIncluded: boolean) => void;
}

/** A row known from an earlier import can be imported again only if the result has since been deleted. */
const canBeIncluded = ({ kind, known }: ImportRow) =>
  kind === 'new' || kind === 'changed' || (kind === 'duplicate' && known?.deletedOn !== null);

function ListedRow({ owner, upload, row, onInclude, showMessage, corrections }: ListedRowProps) {
  const texts = useTexts(importsTexts);
  // Each sheet has its own row numbers.
  const inSheet = upload.sheets.length > 1;
  const name = row.after?.['name'] ?? row.after?.['username'] ?? row.securityName;
  return (
    <div
      className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-t border-hair px-4 py-2.5 text-[13.5px] md:px-5 ${COLUMNS}`}
    >
      {canBeIncluded(row) ? (
        <input
          type="checkbox"
          aria-label={texts.includeRow(row.row)}
          checked={row.isIncluded}
          onChange={({ target }) => onInclude(row, target.checked)}
          className="mt-0.5 size-4 accent-accent"
        />
      ) : (
        <span />
      )}
      <span className="text-soft tabular-nums">
        <span className="md:sr-only">{texts.row} </span>
        {row.row}
        {row.joinedRows.length > 0 && ` + ${row.joinedRows.join(', ')}`}
        <span className="md:hidden"> · {texts.kindOfRow[row.kind]}</span>
      </span>
      <span className={`max-md:hidden ${row.kind === 'error' ? 'text-loss' : ''}`}>
        <KindMark kind={row.kind} />
        {texts.kindOfRow[row.kind]}
      </span>
      <div className="min-w-0 max-md:col-start-2">
        <p className="font-medium wrap-anywhere">{typeof name === 'string' ? name : (row.isin ?? '—')}</p>
        <p className="text-xs text-soft wrap-anywhere">
          {[
            inSheet && row.sheet,
            typeof name === 'string' && row.isin,
            row.earlierIsin !== null && texts.earlierIsin(row.earlierIsin),
            row.holder?.username,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere max-md:col-start-2">
        <RowEffect row={row} />
        <KnownFrom known={row.known} />
        <TakeKnownIsin owner={owner} upload={upload} row={row} showMessage={showMessage} />
        <RowCorrection {...{ owner, upload, row, showMessage, corrections }} />
      </div>
    </div>
  );
}

function KnownFrom({ known }: Pick<ImportRow, 'known'>) {
  const texts = useTexts(importsTexts);
  const { locale } = useDisplayPreferences();
  if (known === null) return null;
  const facts = [
    texts.known(formatDay(known.importedOn, locale)),
    ...(known.deletedOn === null ? [] : [texts.deleted(formatDay(known.deletedOn, locale))]),
  ];
  return <p className="text-xs text-soft">{facts.join(' · ')}</p>;
}

function useInclusion(owner: ImportOwner, upload: Import, showMessage: (message: MessageContent) => void) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const { mutateAsync } = useIncludeRow(owner, upload.id);
  // The promise, because the callbacks of a mutation run only for the last of several.
  async function include(choice: RowChoice): Promise<void> {
    try {
      await mutateAsync(choice);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showMessage({ kind: 'error', text: withCause(texts.includeFailed, error) });
    }
  }
  return ({ place }: ImportRow, isIncluded: boolean) => void include({ place, isIncluded });
}
