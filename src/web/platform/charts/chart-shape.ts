import { calendarDate, dayNumber } from '#domain/calendar-date';
import { linearScale, roundTicks, type Range, type Scale } from './linear-scale.ts';
import { valueRange, type ValuePoint } from './value-points.ts';

/** The geometry of a chart, in pixels. */
export interface ChartShape {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The first and last day, as day numbers. */
  readonly days: Range;
  readonly x: Scale;
  readonly y: Scale;
  readonly valueTicks: readonly number[];
}

const TOP = 14;
const RIGHT = 8;
/** Room below the plot for the day labels. */
const BELOW = 24;
/** The number of steps between horizontal lines. */
const VALUE_STEPS = 5;
const LABEL_GAP = 8;
/** The width of a digit at 11 px, and of the widest letter of an abbreviation. */
const DIGIT_WIDTH = 6.6;

export const toDayNumber = (day: string) => dayNumber(calendarDate(day));

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** Labels a value; empty while amounts are hidden. */
  readonly label: (value: number) => string;
}

export function chartShape(points: readonly ValuePoint[], { width, height, label }: ChartFrame): ChartShape {
  const valueTicks = roundTicks(valueRange(points), VALUE_STEPS);
  const widest = Math.max(...valueTicks.map((tick) => label(tick).length));
  const [left, right, bottom] = [Math.ceil(widest * DIGIT_WIDTH) + LABEL_GAP, width - RIGHT, height - BELOW];
  const days: Range = [toDayNumber(points[0]?.day ?? ''), toDayNumber(points.at(-1)?.day ?? '')];
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

/** A path through the points, rounded to a tenth of a pixel, which is finer than screens can show. */
export function linePath(places: readonly Range[]): string {
  const path = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  // A single point is drawn as a dot.
  return places.length === 1 ? `${path}h0` : path;
}
