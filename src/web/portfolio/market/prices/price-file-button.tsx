import { useRef } from 'react';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { readPriceFile, type FileProblem } from './read-price-file.ts';

/** A decoded file of prices. */
export interface PriceFile {
  readonly name: string;
  readonly text: string;
}

interface PriceFileButtonProps {
  readonly onFile: (file: PriceFile) => void;
  readonly onProblem: (problem: FileProblem) => void;
}

/** Chooses a file of prices and reads it in the browser. */
export function PriceFileButton({ onFile, onProblem }: PriceFileButtonProps) {
  const texts = useTexts(pricesTexts);
  const input = useRef<HTMLInputElement>(null);
  async function load(file: File | undefined) {
    if (file === undefined) return;
    const read = await readPriceFile(file);
    if ('text' in read) onFile({ name: file.name, text: read.text });
    else onProblem(read.problem);
    if (input.current !== null) input.current.value = '';
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={texts.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => void load(target.files?.[0])}
      />
      <Button onClick={() => input.current?.click()}>{texts.file}</Button>
    </>
  );
}
