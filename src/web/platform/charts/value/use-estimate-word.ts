import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import type { ValuePoint } from '../value-points.ts';

/** Says that a value is based on an old price; null if it is not. */
export function useEstimateWord() {
  const { estimated: word, estimatedOld } = useTexts(chartsTexts);
  return ({ estimated, old }: Pick<ValuePoint, 'estimated' | 'old'>): string | null =>
    estimated ? (old ? estimatedOld : word) : null;
}
