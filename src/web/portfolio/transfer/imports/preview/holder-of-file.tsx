import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Import } from '#api/portfolio/imports/import-fields';
import { useMapColumns, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { focusContentIfLost } from '../../../../platform/ui/focus-content.ts';
import { Message } from '../../../../platform/ui/message.tsx';
import { HolderOfAllRows } from '../holder-input.tsx';
import { holderOfUpload, isUnknownHolder } from '../typed-holder.ts';

interface HolderOfFileProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
}

/** Chooses the holder of all rows after the upload, or none if each row names its own. */
export function HolderOfFile({ owner, upload }: HolderOfFileProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const [holder, setHolder] = useState(holderOfUpload(upload));
  const choosing = useMapColumns(owner, upload.id);
  // It is gone once no row lacks a holder, though other errors remain.
  useEffect(() => {
    return focusContentIfLost;
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnknownHolder(holder) || choosing.isPending) return;
    choosing.mutate({ holder: holder.id ?? null, remember: false });
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-2 border-t border-hair px-4 py-3 md:px-5">
      <HolderOfAllRows value={holder} onChange={setHolder} />
      <Button type="submit" busy={choosing.isPending}>
        {texts.answer}
      </Button>
      {choosing.error !== null && (
        <Message kind="error" text={withCause(texts.answerFailed, choosing.error)} />
      )}
    </form>
  );
}
