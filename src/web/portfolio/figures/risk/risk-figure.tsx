import type { ReactNode } from 'react';
import type { Risk } from '#api/portfolio/figures/risk';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing } from '../../../platform/ui/amount.tsx';

interface RiskFigureProps {
  readonly figure: Risk['eur'];
  readonly children: (value: number) => ReactNode;
}

/** A figure, or the reason why it is unknown. */
export function RiskFigure({ figure, children }: RiskFigureProps) {
  const { reasons } = useTexts(riskTexts);
  return typeof figure === 'number' ? children(figure) : <Missing reason={reasons[figure.reason]} />;
}
