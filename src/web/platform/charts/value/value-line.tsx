import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Money } from '../../ui/amount.tsx';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatCompact, formatDay } from '../../ui/format.ts';
import { ChartAxes } from '../chart-axes.tsx';
import { ChartFrame, useChartSize } from '../chart-frame.tsx';
import { chartShape } from '../chart-shape.ts';
import { Crosshair } from '../crosshair.tsx';
import { DaySlider } from '../day-slider.tsx';
import { useChosenPoint } from '../use-chosen-point.ts';
import { DealMarks } from './deal-marks.tsx';
import { useEstimateWord } from './use-estimate-word.ts';
import { useValueWords } from './use-value-words.ts';
import { ValueLines } from './value-lines.tsx';
import { splitIntoSpans, type Gap, type ValuePoint } from '../value-points.ts';
import { ValueTable } from './value-table.tsx';
import { useValueSummary } from './use-value-summary.ts';

const HEIGHTS = { wide: 360, narrow: 196 };

export interface ValueLineProps {
  /** Ascending by day, at least one point. */
  readonly points: readonly ValuePoint[];
  readonly gaps: readonly Gap[];
  /** The currency of the values. */
  readonly currency: string;
  readonly title: string;
}

/**
 * A chart of a value over time. Screen readers skip the drawing and use the caption, the slider that announces each day, and
 * the table.
 */
export function ValueLine({ points, gaps, currency, title }: ValueLineProps) {
  const size = useChartSize(HEIGHTS);
  const { locale, amountsHidden } = useDisplayPreferences();
  const { follow, ...choice } = useChosenPoint(points);
  const point = points[choice.index];
  const summary = useValueSummary(points, gaps, currency);
  const valueWords = useValueWords(currency);
  if (point === undefined) return null;
  const label = (value: number) => (amountsHidden ? '' : formatCompact(value, locale));
  const shape = chartShape(points, { ...size, label });
  return (
    <ChartFrame
      size={size}
      caption={`${title}. ${summary}`}
      className="bar print:max-h-72"
      onPointerMove={follow(shape)}
      drawing={
        <>
          <ChartAxes shape={shape} label={label} />
          <ValueLines shape={shape} spans={splitIntoSpans(points, gaps)} />
          <DealMarks shape={shape} points={points} currency={currency} />
          <Crosshair shape={shape} point={point} />
        </>
      }
    >
      <DaySlider {...choice} shape={shape} valueText={valueWords(point)} />
      <ChosenDay point={point} currency={currency} day={formatDay(point.day, locale)} />
      <ValueTable points={points} currency={currency} />
    </ChartFrame>
  );
}

interface ChosenDayProps {
  readonly point: ValuePoint;
  readonly currency: string;
  readonly day: string;
}

/** The figures at the crosshair; screen readers get them from the slider. */
function ChosenDay({ point, currency, day }: ChosenDayProps) {
  const texts = useTexts(chartsTexts);
  const { value, withPayments, deals } = point;
  const estimate = useEstimateWord()(point);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-soft sm:pr-44">
      <span className="min-w-19">{day}</span>
      <span>
        {texts.value}{' '}
        <b className="font-medium text-ink">
          <Money value={value} currency={currency} code />
        </b>
        {estimate !== null && ` (${estimate})`}
      </span>
      <span className="max-sm:basis-full">
        {texts.withPayments}{' '}
        <b className="font-medium text-ink">
          <Money value={withPayments} currency={currency} code />
        </b>
      </span>
      {deals.map((deal) => (
        <span key={deal.kind}>
          {texts.deals[deal.kind]}{' '}
          <b className="font-medium text-ink">
            <Money value={deal.value} currency={currency} code />
          </b>
        </span>
      ))}
    </p>
  );
}
