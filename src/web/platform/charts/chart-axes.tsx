import { chartsTexts } from '../texts/platform/charts.ts';
import { useTexts } from '../texts/texts.ts';
import type { ChartShape } from './chart-shape.ts';
import { dayTicks, type DayTick } from './day-ticks.ts';

/** The width of a label that includes the year. */
const DAY_LABEL_WIDTH = 76;

interface ChartAxesProps {
  readonly shape: ChartShape;
  readonly label: (value: number) => string;
}

/** Horizontal lines with their values on the left, and days below. */
export function ChartAxes({ shape, label }: ChartAxesProps) {
  const { left, right, bottom, width, days, x, y, valueTicks } = shape;
  const ticks = dayTicks(days, Math.max(2, Math.floor((right - left) / DAY_LABEL_WIDTH)));
  return (
    <g className="fill-faint text-[11px]">
      {valueTicks.map((value, i) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} className={i === 0 ? 'stroke-line' : 'stroke-hair'} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {label(value)}
          </text>
        </g>
      ))}
      <DayLabels {...{ ticks, x, width, bottom }} />
    </g>
  );
}

const LETTER_WIDTH = 6.8;
const EVERYWHERE = () => true;

interface DayLabelsProps extends Pick<ChartShape, 'x' | 'width' | 'bottom'> {
  readonly ticks: readonly DayTick[];
  /** Whether a label may be written there. */
  readonly isFree?: (box: Record<'left' | 'right' | 'top' | 'bottom', number>) => boolean;
}

/** The days below a chart, each right of its tick or as far right as fits. */
export function DayLabels({ ticks, x, width, bottom, isFree = EVERYWHERE }: DayLabelsProps) {
  const tickLabel = useTickLabel();
  return (
    <g className="fill-faint">
      {ticks.map((tick, i) => {
        const [at, label] = [x(tick.at), tickLabel(tick)];
        const labelWidth = label.length * LETTER_WIDTH;
        const left = Math.min(at, width - labelWidth);
        const before = ticks[i - 1];
        const isApart = before === undefined || x(before.at) + labelWidth < left;
        const box = { left, right: left + labelWidth, top: bottom, bottom: bottom + 18 };
        return (
          <g key={tick.day}>
            <path d={`M${at} ${bottom}v4`} className="stroke-line" />
            {isApart && isFree(box) && (
              <text x={left} y={bottom + 18}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Uses our own month names, because browsers write short Bulgarian months as numbers. */
function useTickLabel() {
  const { months } = useTexts(chartsTexts);
  return ({ day, shows }: DayTick): string => {
    const year = day.slice(0, 4);
    const month = months[Number(day.slice(5, 7)) - 1] ?? '';
    const labels: Record<DayTick['shows'], string> = {
      day: `${Number(day.slice(8))} ${month}`,
      month,
      'month and year': `${month} ${year}`,
      year,
    };
    return labels[shows];
  };
}
