import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments.ts';
import { pricesTexts } from '../../platform/texts/portfolio/prices.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button, buttonLook } from '../../platform/ui/button.tsx';
import { readPriceFile, type FileProblem } from './read-price-file.ts';

interface DeskActionsProps {
  readonly onPaste: () => void;
  readonly onFileText: (text: string) => void;
  readonly onProblem: (problem: FileProblem) => void;
}

/** Buttons to enter many prices at once, and a link to the securities. */
export function DeskActions({ onPaste, onFileText, onProblem }: DeskActionsProps) {
  const texts = useTexts(pricesTexts);
  const { title: securities } = useTexts(instrumentsTexts);
  const input = useRef<HTMLInputElement>(null);
  async function load(file: File | undefined) {
    if (file === undefined) return;
    const read = await readPriceFile(file);
    if ('text' in read) onFileText(read.text);
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
      <Link to="/admin/instruments" className={buttonLook()}>
        {securities}
      </Link>
      <Button onClick={() => input.current?.click()}>{texts.file}</Button>
      <Button onClick={onPaste}>{texts.paste}</Button>
    </>
  );
}
