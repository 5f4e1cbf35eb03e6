import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { FileButton } from '../../../platform/ui/file-button.tsx';
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
  async function load(file: File) {
    const read = await readPriceFile(file);
    if ('text' in read) onFile({ name: file.name, text: read.text });
    else onProblem(read.problem);
  }
  return (
    <FileButton
      label={texts.file}
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      onFile={(file) => void load(file)}
    />
  );
}
