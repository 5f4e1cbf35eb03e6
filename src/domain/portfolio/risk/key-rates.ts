import type { BondExposure } from './bond-exposure.ts';

/** The times on which a duration is put, in years. */
export const KEY_RATE_YEARS = [0.25, 1, 2, 3, 5, 7, 10, 15, 20, 30] as const;

/** The part of a modified duration that depends on the rate for one time. */
export interface KeyRate {
  readonly years: number;
  readonly duration: number;
}

/**
 * Puts a part of a duration on the keys around its time by linear weights; before the first and after the last key wholly on
 * it.
 */
function spreadOverKeys(durations: number[], years: number, duration: number): void {
  const after = KEY_RATE_YEARS.findIndex((key) => key >= years);
  if (after <= 0) {
    const only = after === 0 ? 0 : KEY_RATE_YEARS.length - 1;
    durations[only] = (durations[only] ?? 0) + duration;
    return;
  }
  const [low, high] = [KEY_RATE_YEARS[after - 1] ?? 0, KEY_RATE_YEARS[after] ?? 0];
  const share = (years - low) / (high - low);
  durations[after - 1] = (durations[after - 1] ?? 0) + duration * (1 - share);
  durations[after] = (durations[after] ?? 0) + duration * share;
}

const toKeyRates = (durations: readonly number[]): KeyRate[] =>
  KEY_RATE_YEARS.map((years, i) => ({ years, duration: durations[i] ?? 0 }));

/**
 * The modified duration of a bond by key rates, without a curve (after T. Ho, Key rate durations, 1992): each payment's part of
 * it, which is its time by its present value, goes to the keys around its time. They add up to the modified duration.
 */
export function keyRateDurations({ flows, quote, yield: y, risk }: BondExposure): KeyRate[] {
  const { compounding = flows.periodsPerYear } = quote;
  const durations: number[] = KEY_RATE_YEARS.map(() => 0);
  let periods = 0;
  const parts = flows.flows.map(({ amount, step }) => {
    periods += step;
    const years = periods / flows.periodsPerYear;
    return { years, part: amount * years * (1 + y / compounding) ** (-compounding * years) };
  });
  const whole = parts.reduce((sum, { part }) => sum + part, 0);
  for (const { years, part } of parts) {
    spreadOverKeys(durations, years, (part / whole) * risk.modifiedDuration);
  }
  return toKeyRates(durations);
}

/** The key rates of several bonds, each by its weight. */
export function addKeyRates(
  bonds: readonly { readonly keys: readonly KeyRate[]; readonly weight: number }[],
): KeyRate[] {
  return toKeyRates(
    KEY_RATE_YEARS.map((_, i) =>
      bonds.reduce((sum, { keys, weight }) => sum + weight * (keys[i]?.duration ?? 0), 0),
    ),
  );
}
