import type { SyntheticEvent } from 'react';
import type { Import } from '#api/portfolio/imports/import-fields';
import { useMapColumns, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Message } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { HolderInput } from '../holder-input.tsx';
import { isUnknownHolder } from '../typed-holder.ts';
import type { TypedChoices } from '../use-typed-choices.ts';

interface HolderOfFileProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly typed: Pick<TypedChoices, 'holder' | 'onHolder'>;
}

/** Changes the holder of all rows after the upload: another one, or none if each row names its own. */
export function HolderOfFile({ owner, upload, typed: { holder, onHolder } }: HolderOfFileProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const choosing = useMapColumns(owner, upload.id);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnknownHolder(holder) || choosing.isPending) return;
    choosing.mutate({ holder: holder.id ?? null });
  };
  return (
    <Sheet className="mb-4 p-4 md:p-5">
      <form onSubmit={submit} className="grid gap-2">
        <HolderInput label={texts.valueForAll(texts.holder)} value={holder} onChange={onHolder}>
          <Button type="submit" busy={choosing.isPending} className="h-10!">
            {texts.setHolder}
          </Button>
        </HolderInput>
        {choosing.error !== null && (
          <Message kind="error" text={withCause(texts.setHolderFailed, choosing.error)} />
        )}
      </form>
    </Sheet>
  );
}
