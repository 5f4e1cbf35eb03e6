import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Import, RowKind } from '#api/portfolio/imports/import-fields';
import { Page } from '../../../platform/layout/page.tsx';
import { Toast } from '../../../platform/lists/toast.tsx';
import { useToast } from '../../../platform/lists/use-toast.ts';
import { useDiscardImport, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message, type MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ColumnsForm } from './preview/columns-form.tsx';
import { ConfirmBar } from './preview/confirm-bar.tsx';
import { ErrorCauses } from './preview/error-causes.tsx';
import { ImportFailure } from './import-failure.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportRows } from './preview/import-rows.tsx';
import { ImportSteps, type ImportStep } from './import-steps.tsx';
import { KindFilter } from './preview/kind-filter.tsx';
import { QuestionList } from './preview/question-list.tsx';
import { ReadingProgress } from './reading-progress.tsx';

interface ImportFlowProps {
  readonly owner: ImportOwner;
  readonly one: Import;
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
    // The focused button is gone with its step: the keyboard continues at the content, not at the top of the page.
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [step, state]);
}

/** One import, from its file to its result. It is stored on the server, so it resumes where it was left. */
export function ImportFlow({ owner, one }: ImportFlowProps) {
  const [isRemapping, setIsRemapping] = useState(false);
  // Choosing the columns leads to their preview.
  if (isRemapping && one.state === 'reading') setIsRemapping(false);
  const { message, showMessage, dismiss } = useToast();
  const step = isRemapping && one.state === 'previewed' ? 'columns' : STEP_BY_STATE[one.state];
  useTopOfStep(step, one.state);
  return (
    <Page title={one.fileName} intro={<FileFacts one={one} />} actions={<ImportSteps current={step} />}>
      {step === 'file' && <FileStep owner={owner} one={one} />}
      {(step === 'columns' || step === 'preview') && <LetterSample form={one.form} />}
      {step === 'columns' && (
        <ColumnsForm key={one.id} owner={owner} one={one} onMapped={() => setIsRemapping(false)} />
      )}
      {step === 'preview' && (
        <Preview
          owner={owner}
          one={one}
          showMessage={showMessage}
          onBack={one.mapping === null ? null : () => setIsRemapping(true)}
        />
      )}
      {step === 'done' && <ImportResult owner={owner} one={one} showMessage={showMessage} />}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}

function FileFacts({ one }: { readonly one: Import }) {
  const texts = useTexts(importsTexts);
  const { format, isSavedMapping, form, holder, sheets } = one;
  const isMapped = format === null && one.mapping !== null && one.state !== 'mapping';
  const rowCount = sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
  const facts = [
    ...(rowCount > 0 ? [texts.rows(rowCount)] : []),
    ...(sheets.length > 1 ? [texts.sheets(sheets.length)] : []),
    ...(format !== null ? [texts.formats[format] ?? format] : []),
    ...(isSavedMapping ? [texts.savedMapping] : isMapped ? [texts.ownMapping] : []),
    ...(form === null ? [] : [texts.encodings[form.encoding], texts.delimiters[form.delimiter]]),
    ...(holder === null ? [] : [holder.username]),
  ];
  return facts.join(' · ');
}

/** A line with letters beyond ASCII, by which a person sees whether the file was read in its encoding. */
function LetterSample({ form }: Pick<Import, 'form'>) {
  const texts = useTexts(importsTexts);
  if (form === null || form.sample === null) return null;
  return (
    <div className="mb-4">
      <Message kind="note" text={texts.readAsWindows1251(form.sample)} />
    </div>
  );
}

function FileStep({ owner, one }: ImportFlowProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const navigate = useNavigate();
  const discard = useDiscardImport(owner);
  if (one.state === 'failed') return <ImportFailure owner={owner} one={one} />;
  const toList = () => void navigate({ to: owner === 'office' ? '/admin/imports' : '/my/imports' });
  const cancel = () => discard.mutate(one.id, { onSuccess: toList });
  return (
    <Sheet className="grid gap-4 p-4 md:p-5">
      <ReadingProgress one={one} busy={discard.isPending} onCancel={cancel} />
      {discard.error !== null && (
        <Message kind="error" text={withCause(texts.discardFailed, discard.error)} />
      )}
    </Sheet>
  );
}

interface PreviewProps extends ImportFlowProps {
  readonly onBack: (() => void) | null;
  readonly showMessage: (message: MessageContent) => void;
}

function Preview({ owner, one, onBack, showMessage }: PreviewProps) {
  const texts = useTexts(importsTexts);
  const [kind, setKind] = useState<RowKind | undefined>(undefined);
  const hasErrors = one.counts.error > 0;
  return (
    <>
      {one.mapping?.target === 'user' && (
        <div className="mb-4">
          <Message kind="note" text={texts.nobodyEmailed} />
        </div>
      )}
      <QuestionList owner={owner} one={one} />
      <KindFilter counts={one.counts} kind={kind} onKind={setKind} />
      <div className={hasErrors ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}>
        {hasErrors && (
          <div className="lg:order-last">
            <ErrorCauses owner={owner} one={one} showMessage={showMessage} />
          </div>
        )}
        <ImportRows key={kind ?? 'all'} owner={owner} one={one} kind={kind} showMessage={showMessage} />
      </div>
      <ConfirmBar owner={owner} one={one} onBack={onBack} showMessage={showMessage} />
    </>
  );
}
