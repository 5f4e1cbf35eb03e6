import type { Import } from '#api/portfolio/imports/import-fields';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { listRejectedRows, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { makeFile } from '../export-to-excel/make-file.ts';
import { isWorkbook } from './is-workbook.ts';
import { useErrorSentence } from './preview/error-sentence.ts';
import { rejectedSheets, writeRejectedFile } from './rejected-file.ts';

interface RejectedRowsProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly showMessage: (message: MessageContent) => void;
}

/** Downloads the rows in error, each with its reason, to be corrected and imported again. */
export function RejectedRows({ owner, upload, showMessage }: RejectedRowsProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const sentence = useErrorSentence();
  async function download(): Promise<void> {
    try {
      const sheets = await listRejectedRows(owner, upload.id);
      const rejected = { sheets, texts, sentence };
      const { fileName, form } = upload;
      const isOfWorkbook = isWorkbook(fileName);
      const file = isOfWorkbook
        ? await makeFile({ sheets: rejectedSheets(rejected), signal: new AbortController().signal })
        : new Blob([writeRejectedFile({ ...rejected, delimiter: form?.delimiter ?? ';' })], {
            type: 'text/csv',
          });
      const name = `${fileName.replace(/\.[^.]*$/, '')}-${texts.why}`;
      saveFile(file, `${name}.${isOfWorkbook ? 'xlsx' : 'csv'}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showMessage({ kind: 'error', text: withCause(texts.downloadFailed, error) });
    }
  }
  return (
    <>
      <button type="button" className="min-h-6 text-accent underline" onClick={() => void download()}>
        {texts.download(upload.counts.error)}
      </button>{' '}
      {texts.downloadNote}
    </>
  );
}
