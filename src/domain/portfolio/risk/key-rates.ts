import type { BondExposure } from './bond-exposure.ts';

/** The key maturities, in years. */
export const KEY_RATE_YEARS = [0.25, 1, 2, 3, 5, 7, 10, 15, 20, 30] as const;

/** The part of a modified duration that depends on the rate for one key maturity. */
export interface KeyRate {
  readonly years: number;
  readonly duration: number;
}

/** The keys on both sides of a time, by linear interpolation; outside the keys, the nearest. The shares add up to 1. */
function keysAround(years: number): readonly { readonly place: number; readonly share: number }[] {
  const after = KEY_RATE_YEARS.findIndex((key) => key >= years);
  if (after <= 0) return [{ place: after === 0 ? 0 : KEY_RATE_YEARS.length - 1, share: 1 }];
  const [low, high] = [KEY_RATE_YEARS[after - 1] ?? 0, KEY_RATE_YEARS[after] ?? 0];
  const share = (years - low) / (high - low);
  return [
    { place: after - 1, share: 1 - share },
    { place: after, share },
  ];
}

/** Shifts of the rates for the key maturities: fractions by years. Missing keys do not move. */
export type KeyShifts = ReadonlyMap<number, number>;

/** The shift of the rate for a time in years, interpolated between the keys. */
export function shiftAt(shifts: KeyShifts, years: number): number {
  const shiftOfKey = (place: number) => shifts.get(KEY_RATE_YEARS[place] ?? NaN) ?? 0;
  return keysAround(years).reduce((sum, { place, share }) => sum + share * shiftOfKey(place), 0);
}

const toKeyRates = (durations: readonly number[]): KeyRate[] =>
  KEY_RATE_YEARS.map((years, i) => ({ years, duration: durations[i] ?? 0 }));

/**
 * The key-rate durations of a bond (T. Ho, Key rate durations, 1992), at its own yield instead of a curve: each payment contributes its
 * time × present value to the adjacent keys. They add up to the modified duration.
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
    const duration = (part / whole) * risk.modifiedDuration;
    for (const { place, share } of keysAround(years))
      durations[place] = (durations[place] ?? 0) + duration * share;
  }
  return toKeyRates(durations);
}

/** The weighted sum of the key-rate durations of several bonds. */
export function addKeyRates(
  bonds: readonly { readonly keys: readonly KeyRate[]; readonly weight: number }[],
): KeyRate[] {
  return toKeyRates(
    KEY_RATE_YEARS.map((_, i) =>
      bonds.reduce((sum, { keys, weight }) => sum + weight * (keys[i]?.duration ?? 0), 0),
    ),
  );
}
