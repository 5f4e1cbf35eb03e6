import type { KnownFigure } from './evidence.ts';

/** The known figures with a magnitude between two values. */
export type FiguresNear = (from: number, to: number) => readonly KnownFigure[];

/** Sorts the figures once, because an answer may state hundreds and tools may return thousands. */
export function figuresNear(figures: readonly KnownFigure[]): FiguresNear {
  const sorted = figures
    .map((figure) => ({ figure, magnitude: Math.abs(figure.value.toNumber()) }))
    .sort((one, other) => one.magnitude - other.magnitude);
  const findFirst = (min: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.magnitude ?? Infinity) < min) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (from, to) => {
    const near: KnownFigure[] = [];
    for (let at = findFirst(from); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (entry === undefined || entry.magnitude > to) break;
      near.push(entry.figure);
    }
    return near;
  };
}
