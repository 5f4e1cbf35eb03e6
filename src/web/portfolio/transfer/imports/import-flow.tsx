import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Import, RowKind } from '#api/portfolio/imports/import-fields';
import { focusContentIfLost } from '../../../platform/ui/focus-content.ts';
import { Page } from '../../../platform/layout/page.tsx';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { useDiscardImport, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message, type MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ColumnsForm } from './columns/columns-form.tsx';
import { hasHolders } from './columns/proposed-mapping.ts';
import { ConfirmBar } from './preview/confirm-bar.tsx';
import { ErrorCauses } from './preview/error-causes.tsx';
import { HolderOfFile } from './preview/holder-of-file.tsx';
import { ImportFailure } from './import-failure.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportRows } from './preview/import-rows.tsx';
import { ImportSteps, type ImportStep } from './import-steps.tsx';
import { LetterSample } from './preview/letter-sample.tsx';
import { KindFilter } from './preview/kind-filter.tsx';
import { QuestionList } from './preview/question-list.tsx';
import { useCorrections, type Corrections } from './preview/use-corrections.ts';
import { isWorkbook } from './is-workbook.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { useTypedChoices, type TypedChoices } from './use-typed-choices.ts';

interface ImportFlowProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
}

const STEP_BY_STATE: Readonly<Record<Import['state'], ImportStep>> = {
  reading: 'file',
  failed: 'file',
  mapping: 'columns',
  previewed: 'preview',
  confirmed: 'done',
  undone: 'done',
};

/** Shows each next step from its top: the button that leads to it is at the bottom of a long page. */
function useTopOfStep(step: ImportStep, state: Import['state']): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = step;
    // The focused button is gone with its step.
    focusContentIfLost();
  }, [step, state]);
}

/** One import, from its file to its result. It is stored on the server, so it resumes where it was left. */
export function ImportFlow({ owner, upload }: ImportFlowProps) {
  const [isRemapping, setIsRemapping] = useState(false);
  // Choosing the columns leads to their preview.
  if (isRemapping && upload.state === 'reading') setIsRemapping(false);
  const { message, showMessage, dismiss } = useToast();
  const step = isRemapping && upload.state === 'previewed' ? 'columns' : STEP_BY_STATE[upload.state];
  useTopOfStep(step, upload.state);
  const corrections = useCorrections();
  const typed = useTypedChoices(owner, upload);
  return (
    <Page
      title={upload.fileName}
      intro={<FileFacts upload={upload} />}
      actions={<ImportSteps current={step} />}
    >
      {step === 'file' && <FileStep owner={owner} upload={upload} />}
      {(step === 'columns' || step === 'preview') && <LetterSample owner={owner} upload={upload} />}
      {step === 'columns' && (
        <ColumnsForm owner={owner} upload={upload} typed={typed} onMapped={() => setIsRemapping(false)} />
      )}
      {step === 'preview' && (
        <Preview
          owner={owner}
          upload={upload}
          showMessage={showMessage}
          corrections={corrections}
          typed={typed}
          onBack={upload.mapping === null ? null : () => setIsRemapping(true)}
        />
      )}
      {step === 'done' && <ImportResult owner={owner} upload={upload} showMessage={showMessage} />}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}

function FileFacts({ upload }: { readonly upload: Import }) {
  const texts = useTexts(importsTexts);
  const { fileName, format, isSavedMapping, form, holder, sheets } = upload;
  const isMapped = format === null && upload.mapping !== null && upload.state !== 'mapping';
  const rowCount = sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
  const facts = [
    ...(rowCount > 0 ? [texts.rows(rowCount)] : []),
    ...(isWorkbook(fileName) && sheets.length > 1 ? [texts.sheets(sheets.length)] : []),
    ...(format !== null ? [texts.formats[format] ?? format] : []),
    ...(isSavedMapping ? [texts.savedMapping] : isMapped ? [texts.ownMapping] : []),
    ...(form === null ? [] : [texts.encodings[form.encoding], texts.delimiters[form.delimiter]]),
    ...(holder === null ? [] : [holder.username]),
  ];
  return facts.join(' · ');
}

/** Names the sheets of a workbook whose rows are not imported. */
function OtherSheets({ upload: { fileName, sheets } }: { readonly upload: Import }) {
  const texts = useTexts(importsTexts);
  const names = sheets.flatMap(({ name, isRead }) => (isRead || name === null ? [] : [name]));
  if (!isWorkbook(fileName) || names.length === 0) return null;
  return (
    <div className="mb-4">
      <Message kind="note" text={texts.otherSheets(names)} />
    </div>
  );
}

function FileStep({ owner, upload }: ImportFlowProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const navigate = useNavigate();
  const discard = useDiscardImport(owner);
  if (upload.state === 'failed') return <ImportFailure owner={owner} upload={upload} />;
  const toList = () => void navigate({ to: owner === 'office' ? '/admin/imports' : '/my/imports' });
  const cancel = () => discard.mutate(upload.id, { onSuccess: toList });
  return (
    <Sheet className="grid gap-4 p-4 md:p-5">
      <ReadingProgress upload={upload} busy={discard.isPending} onCancel={cancel} />
      {discard.error !== null && (
        <Message kind="error" text={withCause(texts.discardFailed, discard.error)} />
      )}
    </Sheet>
  );
}

interface PreviewProps extends ImportFlowProps {
  readonly onBack: (() => void) | null;
  readonly showMessage: (message: MessageContent) => void;
  readonly corrections: Corrections;
  readonly typed: TypedChoices;
}

function Preview({ owner, upload, onBack, showMessage, corrections, typed }: PreviewProps) {
  const texts = useTexts(importsTexts);
  const [kind, setKind] = useState<RowKind | undefined>(undefined);
  const hasErrors = upload.counts.error > 0;
  return (
    <>
      {upload.mapping?.target === 'user' && (
        <div className="mb-4">
          <Message kind="note" text={texts.nobodyEmailed} />
        </div>
      )}
      <OtherSheets upload={upload} />
      {owner === 'office' && (upload.mapping === null || hasHolders(upload.mapping)) && (
        <HolderOfFile owner={owner} upload={upload} typed={typed} />
      )}
      <QuestionList owner={owner} upload={upload} typed={typed} />
      <KindFilter counts={upload.counts} kind={kind} onKind={setKind} />
      <div className={hasErrors ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}>
        {hasErrors && (
          <div className="lg:order-last">
            <ErrorCauses {...{ owner, upload, showMessage, corrections }} />
          </div>
        )}
        <ImportRows key={kind ?? 'all'} {...{ owner, upload, kind, showMessage, corrections }} />
      </div>
      <ConfirmBar owner={owner} upload={upload} onBack={onBack} showMessage={showMessage} />
    </>
  );
}
