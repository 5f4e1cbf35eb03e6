import type { ReactNode } from 'react';
import type { ReturnReason } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing } from '../../../platform/ui/amount.tsx';

interface Unknown {
  readonly reason: ReturnReason;
}

function isUnknown(figure: unknown): figure is Unknown {
  return typeof figure === 'object' && figure !== null && 'reason' in figure;
}

function isKnown<Figure>(figure: Figure): figure is Exclude<Figure, Unknown> {
  return !isUnknown(figure);
}

interface ReturnFigureProps<Figure> {
  readonly figure: Figure;
  readonly children: (known: Exclude<Figure, Unknown>) => ReactNode;
}

/** A figure, or the reason why it is unknown. */
export function ReturnFigure<Figure>({ figure, children }: ReturnFigureProps<Figure>) {
  const { reasons } = useTexts(returnsTexts);
  if (isKnown(figure)) return children(figure);
  return isUnknown(figure) && <Missing reason={reasons[figure.reason]} />;
}
