import { useState } from 'react';
import type { MappingTarget } from '#domain/imports/mapping/mapping-fields';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import { readChosenText } from '../../../../platform/forms/chosen-file.ts';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { FileButton } from '../../../../platform/ui/file-button.tsx';
import { Message } from '../../../../platform/ui/message.tsx';

interface MappingFileButtonsProps {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly targets: readonly MappingTarget[];
  readonly onMapping: (mapping: ColumnMapping) => void;
}

/** Saves and loads the column mapping as a file, to reuse it or pass it on. */
export function MappingFileButtons({
  fileName,
  header,
  mapping,
  targets,
  onMapping,
}: MappingFileButtonsProps) {
  const texts = useTexts(importsTexts);
  const [fault, setFault] = useState<'notAMapping' | 'unreadable' | null>(null);
  async function save(): Promise<void> {
    const { writeMappingFile } = await import('./mapping-file.ts');
    const file = new Blob([writeMappingFile(header, mapping)], { type: 'application/json' });
    saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-columns.json`);
  }
  async function take(file: File): Promise<void> {
    const text = await readChosenText(file);
    if (text === undefined) {
      setFault('unreadable');
      return;
    }
    const { readMappingFile } = await import('./mapping-file.ts');
    const read = readMappingFile(text, { header, targets, mapping });
    setFault(read === undefined ? 'notAMapping' : null);
    if (read !== undefined) onMapping(read);
  }
  return (
    <>
      <FileButton kind="quiet" label={texts.openMapping} accept=".json" onFile={(file) => void take(file)} />
      <Button kind="quiet" onClick={() => void save()}>
        {texts.saveMapping}
      </Button>
      {fault !== null && (
        <div className="w-full">
          <Message kind="error" text={texts[fault]} />
        </div>
      )}
    </>
  );
}
