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
import { EXPORT_FORMATS } from './export-formats.ts';

type Format = keyof typeof EXPORT_FORMATS;

const isFormat = (name: string): name is Format => Object.hasOwn(EXPORT_FORMATS, name);
const FORMATS = Object.keys(EXPORT_FORMATS).filter(isFormat);

/** Exports the user's own portfolio for a spreadsheet or another program. */
export function ExportPortfolio({ onSaved }: { readonly onSaved: (message: string) => void }) {
  const texts = useTexts(exportsTexts);
  const failureText = useFailureText();
  const id = useId();
  const [format, setFormat] = useState<Format>('bonds');
  const download = useAccountExport();
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (account) => {
        const { name, write } = EXPORT_FORMATS[format];
        const { text, left } = write(account);
        saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `kupon-${name}`);
        onSaved(left === 0 ? texts.saved : texts.savedBut(left));
      },
    });
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
            options={FORMATS.map((value) => ({ value, label: texts.formats[value] }))}
          />
        </div>
        <Button busy={download.isPending} onClick={save}>
          {texts.save}
        </Button>
      </div>
    </Sheet>
  );
}
