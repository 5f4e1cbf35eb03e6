export type Range = readonly [from: number, to: number];

/** Maps a value to a pixel position. */
export type Scale = (value: number) => number;

export function linearScale([least, greatest]: Range, [from, to]: Range): Scale {
  const span = greatest - least;
  return (value) => (span === 0 ? (from + to) / 2 : from + ((value - least) / span) * (to - from));
}

/** The step between two ticks is one of these times a power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  // A tolerance for rounding: 0.3 / 0.1 is 2.9999999999999996.
  return power * (ROUND_STEPS.find((step) => step * power >= least * (1 - 1e-9)) ?? 10);
}

/** Round values that enclose the range, with at most `count` + 1 steps. A range of one value gets a tick on either side. */
export function roundTicks([least, greatest]: Range, count: number): number[] {
  const span = greatest - least || Math.abs(greatest) || 1;
  const step = roundStep(span / count);
  const middle = greatest === least;
  const first = Math.floor((middle ? least - step / 2 : least) / step);
  const last = Math.ceil((middle ? greatest + step / 2 : greatest) / step);
  // Multiply instead of adding up, and round away double noise: 3 × 0.1 is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
