import type { Bond } from '#api/portfolio/bonds';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';

/** Red for Sell, green for Buy. */
export function directionColour(direction: Bond['direction']): string {
  return `font-medium ${direction === 'Sell' ? 'text-loss' : 'text-gain'}`;
}

export function BondDirection({ direction }: Pick<Bond, 'direction'>) {
  const { directions } = useTexts(bondsTexts);
  return <span className={directionColour(direction)}>{directions[direction]}</span>;
}
