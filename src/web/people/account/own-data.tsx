import { saveFile } from '../../platform/files/save-file.ts';
import { useAccountExport } from '../../platform/queries/people/account-export.ts';
import { accountTexts } from '../../platform/texts/people/account.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';

/** Downloads everything stored about the user as a JSON file. */
export function OwnData({ onSaved }: { readonly onSaved: () => void }) {
  const texts = useTexts(accountTexts);
  const failureText = useFailureText();
  const download = useAccountExport((data) => {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `kupon-data-${data.exportedAt.slice(0, 10)}.json`);
    onSaved();
  });
  return (
    <Sheet className="grid gap-3 p-5">
      <h2 className="font-bold">{texts.data}</h2>
      {download.error !== null && <Message kind="error" text={failureText(download.error)} />}
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 grow basis-80 text-soft">{texts.dataText}</p>
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? texts.downloading : texts.download}
        </Button>
      </div>
    </Sheet>
  );
}
