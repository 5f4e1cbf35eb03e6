import { calendarDate, dayNumber } from '#domain/calendar-date';
import { linearScale, roundTicks, type Range, type Scale } from './linear-scale.ts';
import { valueRange, type ValuePoint } from './value-points.ts';

/** The place of everything in a chart, in pixels. */
export interface ChartShape {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The first and the last day, as day numbers. */
  readonly days: Range;
  readonly x: Scale;
  readonly y: Scale;
  readonly valueTicks: readonly number[];
}

const TOP = 14;
const RIGHT = 8;
/** Below the plot: the labels of the days. */
const BELOW = 24;
/** So many lines across, and one more. */
const VALUE_STEPS = 5;
const LABEL_GAP = 8;
/** Of a digit at 11 px, and of the widest letter of an abbreviation. */
const DIGIT_WIDTH = 6.6;

export const numberOfDay = (day: string) => dayNumber(calendarDate(day));

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** The label of a value; empty while amounts are hidden. */
  readonly label: (value: number) => string;
}

export function chartShape(points: readonly ValuePoint[], { width, height, label }: ChartFrame): ChartShape {
  const valueTicks = roundTicks(valueRange(points), VALUE_STEPS);
  const widest = Math.max(...valueTicks.map((tick) => label(tick).length));
  const [left, right, bottom] = [Math.ceil(widest * DIGIT_WIDTH) + LABEL_GAP, width - RIGHT, height - BELOW];
  const days: Range = [numberOfDay(points[0]?.day ?? ''), numberOfDay(points.at(-1)?.day ?? '')];
  const values: Range = [valueTicks[0] ?? 0, valueTicks.at(-1) ?? 0];
  return {
    width,
    height,
    left,
    right,
    top: TOP,
    bottom,
    days,
    valueTicks,
    x: linearScale(days, [left, right]),
    y: linearScale(values, [bottom, TOP]),
  };
}

/** A line from place to place; a tenth of a pixel is finer than a screen shows. */
export function linePath(places: readonly Range[]): string {
  const path = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  // A place alone is a dot.
  return places.length === 1 ? `${path}h0` : path;
}
