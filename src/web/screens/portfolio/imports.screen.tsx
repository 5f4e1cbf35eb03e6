import { useParams } from '@tanstack/react-router';
import type { ImportId } from '#api/platform/ids';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { importIdInAddress } from '../../platform/navigation/id-in-address.ts';
import { CallError } from '../../platform/api-client/call-error.ts';
import { useImport, type ImportOwner } from '../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { ImportFlow } from '../../portfolio/transfer/imports/import-flow.tsx';
import { ImportsPage } from '../../portfolio/transfer/imports/imports-page.tsx';

/** Imports of the office. */
export function ImportsScreen() {
  return <ImportsPage owner="office" />;
}

export function ImportScreen() {
  return <OneImport owner="office" />;
}

/** Imports into the user's own portfolio. */
export function MyImportsScreen() {
  return <ImportsPage owner="me" />;
}

export function MyImportScreen() {
  return <OneImport owner="me" />;
}

function OneImport({ owner }: { readonly owner: ImportOwner }) {
  const id = importIdInAddress(useParams({ strict: false }).id);
  return id === null ? <NotFound /> : <FoundImport key={id} owner={owner} id={id} />;
}

function FoundImport({ owner, id }: { readonly owner: ImportOwner; readonly id: ImportId }) {
  const texts = useTexts(importsTexts);
  const { data, error, isFetching, refetch } = useImport(owner, id);
  if (data !== undefined) return <ImportFlow owner={owner} upload={data} />;
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  return (
    <Page title={texts.title}>
      {error === null ? (
        <SkeletonRows label={texts.loading} rows={8} />
      ) : (
        <LoadFailure title={texts.failedTitle} error={error} busy={isFetching} onRetry={refetch} />
      )}
    </Page>
  );
}
