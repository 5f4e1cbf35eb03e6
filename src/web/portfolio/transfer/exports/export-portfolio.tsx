import { useId, useState } from 'react';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useAccountExport } from '../../../platform/queries/people/account-export.ts';
import { exportsTexts } from '../../../platform/texts/portfolio/exports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import type { EXPORT_FORMATS } from './export-formats.ts';

type Format = keyof typeof EXPORT_FORMATS;

/** Exports the user's own portfolio for a spreadsheet or another program. */
export function ExportPortfolio({ onSaved }: { readonly onSaved: (message: string) => void }) {
  const texts = useTexts(exportsTexts);
  const failureText = useFailureText();
  const id = useId();
  const [format, setFormat] = useState<Format>('bonds');
  const download = useAccountExport(async (account) => {
    // Loaded now, because the account page does not need it before.
    const { EXPORT_FORMATS } = await import('./export-formats.ts');
    const { name, write } = EXPORT_FORMATS[format];
    const { text, leftOut } = write(account);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `kupon-${name}`);
    onSaved(leftOut === 0 ? texts.saved : texts.savedBut(leftOut));
  });
  const isFormat = (name: string): name is Format => Object.hasOwn(texts.formats, name);
  return (
    <Sheet className="grid gap-3 p-5">
      <h2 className="font-bold">{texts.title}</h2>
      <p className="text-soft">{texts.text}</p>
      {download.error !== null && <Message kind="error" text={failureText(download.error)} />}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <SelectField
            id={`${id}-format`}
            label={texts.format}
            value={format}
            onChange={({ target }) => {
              if (isFormat(target.value)) setFormat(target.value);
            }}
            options={Object.keys(texts.formats)
              .filter(isFormat)
              .map((value) => ({ value, label: texts.formats[value] }))}
          />
        </div>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {texts.save}
        </Button>
      </div>
    </Sheet>
  );
}
