import { useMemo, useState, type PointerEvent } from 'react';
import { toDayNumber } from './chart-shape.ts';
import { dayAtPointer, type DaysScale } from './day-at-pointer.ts';
import { nearestIndex } from './find-point.ts';

interface ChosenPoint {
  /** The day numbers of the points. */
  readonly days: readonly number[];
  /** -1 without points. */
  readonly index: number;
  readonly onChange: (index: number) => void;
  /** Handles a pointer over the drawing: it chooses the point that is nearest. */
  readonly follow: (shape: DaysScale) => (event: PointerEvent<SVGSVGElement>) => void;
}

/** The point of a chart that a pointer or the slider chooses; before that, the last one or `atFirst`. */
export function useChosenPoint(
  points: readonly { readonly day: string }[],
  atFirst: number = points.length - 1,
): ChosenPoint {
  const days = useMemo(() => points.map(({ day }) => toDayNumber(day)), [points]);
  const [chosen, choose] = useState<number | null>(null);
  return {
    days,
    index: Math.min(chosen ?? atFirst, days.length - 1),
    onChange: choose,
    follow: (shape) => (event) => choose(nearestIndex(days, dayAtPointer(event, shape))),
  };
}
