import { Suspense, useState } from 'react';
import type { Import } from '#api/portfolio/imports/import-fields';
import type { KeptRows } from '#api/portfolio/imports/imports';
import {
  keptRows,
  useUndoImport,
  type ImportOwner,
  type UndoRequest,
} from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

const KeptRowsDialog = lazyPart(async () => (await import('./kept-rows-dialog.tsx')).KeptRowsDialog);

interface UndoButtonProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly showMessage: (message: MessageContent) => void;
}

/** Undoes a whole import. If somebody has changed rows since, shows them and asks whether to undo the others. */
export function UndoButton({ owner, upload, showMessage }: UndoButtonProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const undoing = useUndoImport(owner);
  const [changed, setChanged] = useState<KeptRows>();
  const undo = (ifChanged: UndoRequest['ifChanged']) =>
    undoing.mutate(
      { id: upload.id, ifChanged },
      {
        onSuccess: ({ undone, left, leftUsers }) => {
          const kept = left.length + leftUsers.length;
          setChanged(undefined);
          showMessage({
            kind: kept === 0 ? 'success' : 'warning',
            text: kept === 0 ? texts.undoneRows(undone) : texts.undoneBut(undone, kept),
          });
        },
        onError: (error) => {
          const found = keptRows(error);
          setChanged(found);
          if (found === undefined) showMessage({ kind: 'error', text: withCause(texts.undoFailed, error) });
        },
      },
    );
  return (
    <>
      <Button
        busy={undoing.isPending}
        aria-label={`${texts.undo}: ${upload.fileName}`}
        onClick={() => undo('stop')}
      >
        {texts.undo}
      </Button>
      {changed !== undefined && (
        <Suspense>
          <KeptRowsDialog
            owner={owner}
            kept={changed}
            busy={undoing.isPending}
            onUndoOthers={() => undo('keep')}
            onCancel={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
