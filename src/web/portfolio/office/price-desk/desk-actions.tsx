import { Link } from '@tanstack/react-router';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button, buttonLook } from '../../../platform/ui/button.tsx';
import { PriceFileButton, type PriceFile } from '../../market/prices/price-file-button.tsx';
import type { FileProblem } from '../../market/prices/read-price-file.ts';

interface DeskActionsProps {
  readonly onPaste: () => void;
  readonly onFile: (file: PriceFile) => void;
  readonly onProblem: (problem: FileProblem) => void;
}

/** Buttons to enter many prices at once, and a link to the securities. */
export function DeskActions({ onPaste, onFile, onProblem }: DeskActionsProps) {
  const texts = useTexts(pricesTexts);
  const { title: securities } = useTexts(instrumentsTexts);
  return (
    <>
      <Link to="/admin/instruments" className={buttonLook()}>
        {securities}
      </Link>
      <PriceFileButton onFile={onFile} onProblem={onProblem} />
      <Button onClick={onPaste}>{texts.paste}</Button>
    </>
  );
}
