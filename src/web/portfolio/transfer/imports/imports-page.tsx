import { useState } from 'react';
import { Page } from '../../../platform/layout/page.tsx';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { useKeepsOwnPortfolio } from '../../../platform/session/use-keeps-own-portfolio.ts';
import { useImports, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportsList } from './imports-list.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { SavedSymbols } from './saved-symbols.tsx';
import { UploadSheet } from './upload-sheet.tsx';

/** The file chooser, above the list of earlier imports. */
export function ImportsPage({ owner }: { readonly owner: ImportOwner }) {
  const texts = useTexts(importsTexts);
  const keepsOwn = useKeepsOwnPortfolio();
  const [isUploading, setIsUploading] = useState(false);
  const { message, showMessage, dismiss } = useToast();
  const { data, error, isFetching, refetch } = useImports(owner, isUploading);
  return (
    <Page
      title={texts.title}
      intro={owner === 'office' ? texts.intro : keepsOwn ? texts.introOfMine : texts.introOfReader}
      actions={<ImportSteps current="file" />}
    >
      <UploadSheet
        owner={owner}
        reading={data?.find(({ state }) => state === 'reading')}
        onUploading={setIsUploading}
      />
      {data !== undefined && <ImportsList owner={owner} imports={data} showMessage={showMessage} />}
      {owner === 'office' && <SavedMappings showMessage={showMessage} />}
      <SavedSymbols owner={owner} showMessage={showMessage} />
      {data === undefined && error === null && <SkeletonRows label={texts.loading} rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure title={texts.failedTitle} error={error} busy={isFetching} onRetry={refetch} />
      )}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}
