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
            {imports.map((one) => (
              <ListedImport key={one.id} owner={owner} one={one} showMessage={showMessage} />
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}

interface ListedImportProps {
  readonly owner: ImportOwner;
  readonly one: Import;
  readonly showMessage: (message: MessageContent) => void;
}

function ListedImport({ owner, one, showMessage }: ListedImportProps) {
  const texts = useTexts(importsTexts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0 md:px-5">
      <div className="min-w-0 grow">
        <ImportLink owner={owner} id={one.id} className="font-medium wrap-anywhere">
          {one.fileName}
        </ImportLink>
        <p className="text-xs text-soft wrap-anywhere">
          {texts.states[one.state]} · <InstantText value={one.confirmedAt ?? one.createdAt} />
          {one.counts.included > 0 && <> · {texts.rows(one.counts.included)}</>}
          {owner === 'office' && one.holder !== null && <> · {one.holder.username}</>}
        </p>
      </div>
      <ListedActs owner={owner} one={one} showMessage={showMessage} />
    </li>
  );
}

function ListedActs({ owner, one, showMessage }: ListedImportProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const discarding = useDiscardImport(owner);
  const discard = () =>
    discarding.mutate(one.id, {
      onSuccess: () => showMessage({ kind: 'success', text: texts.discarded }),
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.discardFailed, error) }),
    });
  if (one.state === 'confirmed') {
    return one.undoUntil === null ? null : <UndoButton owner={owner} one={one} showMessage={showMessage} />;
  }
  if (one.state === 'undone') return null;
  return (
    <div className="flex gap-2">
      <Button
        kind="quiet"
        busy={discarding.isPending}
        aria-label={`${texts.discard}: ${one.fileName}`}
        onClick={discard}
      >
        {texts.discard}
      </Button>
      {one.state !== 'failed' && (
        <ImportLink owner={owner} id={one.id} className={buttonLook()}>
          {texts.continue}
          <span className="sr-only">: {one.fileName}</span>
        </ImportLink>
      )}
    </div>
  );
}
