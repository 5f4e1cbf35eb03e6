import type { Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { useDiscardImport } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button, buttonLook } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { ImportLink } from './import-links.tsx';
import { UndoButton } from './undo-button.tsx';

interface ImportsListProps {
  readonly owner: ImportOwner;
  readonly imports: readonly Import[];
  readonly showMessage: (message: MessageContent) => void;
}

/** The latest imports: pending ones can be continued, confirmed ones can be undone. */
export function ImportsList({ owner, imports, showMessage }: ImportsListProps) {
  const texts = useTexts(importsTexts);
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-base font-semibold">{texts.past}</h2>
      <Sheet>
        {imports.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <ul>
            {imports.map((upload) => (
              <ListedImport key={upload.id} owner={owner} upload={upload} showMessage={showMessage} />
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}

interface ListedImportProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly showMessage: (message: MessageContent) => void;
}

function ListedImport({ owner, upload, showMessage }: ListedImportProps) {
  const texts = useTexts(importsTexts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow">
        <ImportLink owner={owner} id={upload.id} className="font-medium wrap-anywhere">
          {upload.fileName}
        </ImportLink>
        <p className="text-xs text-soft wrap-anywhere">
          {texts.states[upload.state]} · <InstantText value={upload.confirmedAt ?? upload.createdAt} />
          {upload.counts.included > 0 && <> · {texts.rows(upload.counts.included)}</>}
          {owner === 'office' && upload.holder !== null && <> · {upload.holder.username}</>}
        </p>
      </div>
      <ListedActs owner={owner} upload={upload} showMessage={showMessage} />
    </li>
  );
}

function ListedActs({ owner, upload, showMessage }: ListedImportProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const discarding = useDiscardImport(owner);
  const discard = () =>
    discarding.mutate(upload.id, {
      onSuccess: () => showMessage({ kind: 'success', text: texts.discarded }),
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.discardFailed, error) }),
    });
  if (upload.state === 'confirmed') {
    return upload.undoUntil === null ? null : (
      <UndoButton owner={owner} upload={upload} showMessage={showMessage} />
    );
  }
  if (upload.state === 'undone') return null;
  return (
    <div className="flex gap-2">
      <Button
        kind="quiet"
        busy={discarding.isPending}
        aria-label={`${texts.discard}: ${upload.fileName}`}
        onClick={discard}
      >
        {texts.discard}
      </Button>
      {upload.state !== 'failed' && (
        <ImportLink owner={owner} id={upload.id} className={buttonLook()}>
          {texts.continue}
          <span className="sr-only">: {upload.fileName}</span>
        </ImportLink>
      )}
    </div>
  );
}
