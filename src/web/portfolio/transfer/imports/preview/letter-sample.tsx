import { ENCODING_ANSWER, ONE_BYTE_ENCODINGS } from '#domain/imports/import-table';
import type { Import } from '#api/portfolio/imports/import-fields';
import { useMapColumns, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../../platform/ui/message.tsx';

interface LetterSampleProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
}

/** A line with letters beyond ASCII, by which a person sees whether the file was read in its encoding, and a button for the other one. */
export function LetterSample({ owner, upload }: LetterSampleProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const reading = useMapColumns(owner, upload.id);
  const { form } = upload;
  const other = ONE_BYTE_ENCODINGS.find((encoding) => encoding !== form?.encoding);
  if (form === null || form.sample === null || other === undefined) return null;
  const readAsOther = () => reading.mutate({ answers: { [ENCODING_ANSWER]: other } });
  return (
    <div className="mb-4 grid gap-2">
      <Message
        kind="note"
        text={
          <>
            {texts.readAs(form.encoding, form.sample)}{' '}
            <button
              type="button"
              disabled={reading.isPending}
              className="min-h-6 font-medium underline"
              onClick={readAsOther}
            >
              {texts.readAsOther(other)}
            </button>
          </>
        }
      />
      {reading.error !== null && (
        <Message kind="error" text={withCause(texts.mappingFailed, reading.error)} />
      )}
    </div>
  );
}
