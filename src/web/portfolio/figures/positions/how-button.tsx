import type { Position } from '#api/portfolio/figures/positions';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { ReactNode } from 'react';

interface HowButtonProps {
  readonly position: Position;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A figure as a button that opens its working. */
export function HowButton({ position, open, onToggle, children }: HowButtonProps) {
  const texts = useTexts(positionsTexts);
  return (
    <button
      type="button"
      aria-expanded={open}
      title={texts.how}
      onClick={onToggle}
      className="-mr-1 min-h-7 rounded-sm px-1 underline decoration-dotted underline-offset-4 hover:bg-hair"
    >
      {children}
      <span className="sr-only">
        {' '}
        {texts.how} {position.isin} {position.currency}
      </span>
    </button>
  );
}
