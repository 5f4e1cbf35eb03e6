import { saveFile } from '../../platform/files/save-file.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { CopyButton } from '../../platform/forms/copy-button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const texts = useTexts(secondFactorTexts);
  const text = codes.join('\n');
  const download = () =>
    saveFile(new Blob([`Kupon\n\n${text}\n`], { type: 'text/plain' }), 'kupon-recovery-codes.txt');
  return (
    <div className="grid gap-4">
      <p>{texts.codesShownOnce}</p>
      <ul className="grid gap-1 rounded-control bg-paper p-4 font-mono">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={text} />
        <Button onClick={download}>{texts.download}</Button>
        <Button kind="primary" className="ml-auto" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </div>
  );
}
