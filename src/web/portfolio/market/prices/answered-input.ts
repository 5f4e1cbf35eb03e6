import { PRICE_RULES } from '#domain/prices/check-price';
import type { PriceInput, PriceRule } from '#api/portfolio/instruments/prices';

/** The input with the answers to its warnings. */
export function answeredInput(input: PriceInput, warnings: readonly PriceRule[]): PriceInput {
  const confirmed = warnings.filter((rule) => PRICE_RULES[rule] === 'warn');
  const isTypedAgain = warnings.some((rule) => PRICE_RULES[rule] === 'confirm');
  return {
    ...input,
    ...(confirmed.length === 0 ? {} : { confirmed }),
    ...(isTypedAgain ? { priceAgain: input.price } : {}),
  };
}
