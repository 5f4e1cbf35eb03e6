import type { Import, ImportRow } from '#api/portfolio/imports/import-fields';
import { useCorrectCells, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { findIsinCorrection } from './isin-correction.ts';
import { useCorrectionFailure } from './use-correction-failure.ts';

interface TakeKnownIsinProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly row: ImportRow;
  readonly showMessage: (message: MessageContent) => void;
}

/** For an ISIN with a wrong check digit, a button that takes the held ISIN one character away. */
export function TakeKnownIsin({ owner, upload, row, showMessage }: TakeKnownIsinProps) {
  const texts = useTexts(importsTexts);
  const showFailure = useCorrectionFailure(showMessage);
  const correcting = useCorrectCells(owner, upload.id);
  const correction = findIsinCorrection(row);
  if (correction === undefined) return null;
  const take = () =>
    correcting.mutate([correction], {
      onError: showFailure,
    });
  return (
    <Button
      className="mt-1.5 h-8! px-2.5! text-[13px]"
      busy={correcting.isPending}
      aria-label={`${texts.takeIsin(correction.text)}: ${texts.inRow(row.row, null, null)}`}
      onClick={take}
    >
      {texts.takeIsin(correction.text)}
    </Button>
  );
}
