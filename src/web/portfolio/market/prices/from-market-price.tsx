import type { ReactNode } from 'react';
import { knownPrice } from '#domain/prices/known-price';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing } from '../../../platform/ui/amount.tsx';

interface FromMarketPriceProps {
  /** 0 if there is no price. */
  readonly price: number;
  readonly children: ReactNode;
}

/** A market price or a figure derived from it. Without a price it is a dash, because a missing price is not a loss. */
export function FromMarketPrice({ price, children }: FromMarketPriceProps) {
  const { noMarketPrice } = useTexts(commonTexts);
  return knownPrice(price) === null ? <Missing reason={noMarketPrice} /> : children;
}
