import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import type { DealMark } from '../value-points.ts';

/** 'bought 1,566.00 EUR', or only the verb if there is no amount to show. */
export function useDealWords(money: (value: number) => string) {
  const { deals } = useTexts(chartsTexts);
  return ({ kind, value }: DealMark): string =>
    [deals[kind], value === null ? '' : money(value)].filter((part) => part !== '').join(' ');
}
