import { chartsTexts } from '../texts/platform/charts.ts';
import { useTexts } from '../texts/texts.ts';
import type { ChartShape } from './chart-shape.ts';
import { indexAfterMove } from './find-point.ts';

/** The width of the thumb, so that its centre is aligned with the crosshair. */
const THUMB = 16;

const LOOK =
  'h-6 cursor-pointer appearance-none bg-transparent max-md:h-11 ' +
  '[&::-webkit-slider-runnable-track]:h-0.5 [&::-webkit-slider-runnable-track]:bg-line ' +
  '[&::-webkit-slider-thumb]:-mt-1.75 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-sheet [&::-webkit-slider-thumb]:bg-accent [&::-webkit-slider-thumb]:outline-1 [&::-webkit-slider-thumb]:outline-accent ' +
  '[&::-moz-range-track]:h-0.5 [&::-moz-range-track]:bg-line ' +
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-sheet [&::-moz-range-thumb]:bg-accent [&::-moz-range-thumb]:outline-1 [&::-moz-range-thumb]:outline-accent';

interface DaySliderProps {
  /** The day numbers of the points. */
  readonly days: readonly number[];
  readonly index: number;
  /** The day and the figures of the chosen point. */
  readonly valueText: string;
  readonly shape: Pick<ChartShape, 'left' | 'right'>;
  readonly onChange: (index: number) => void;
}

/** Moves the crosshair from point to point and announces each value. */
export function DaySlider({ days, index, valueText, shape, onChange }: DaySliderProps) {
  const texts = useTexts(chartsTexts);
  return (
    <input
      type="range"
      aria-label={texts.day}
      aria-valuetext={valueText}
      min={days[0]}
      max={days.at(-1)}
      value={days[index]}
      onChange={(event) => onChange(indexAfterMove(days, index, event.target.valueAsNumber))}
      style={{ marginLeft: shape.left - THUMB / 2, width: shape.right - shape.left + THUMB }}
      className={`block ${LOOK}`}
    />
  );
}
