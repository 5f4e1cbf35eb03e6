import { useMemo } from 'react';
import { chartsTexts } from '../texts/platform/charts.ts';
import { useTexts } from '../texts/texts.ts';
import { useDisplayPreferences } from '../ui/display-preferences.ts';
import { formatDay, formatFigure } from '../ui/format.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFrame, useChartSize } from './chart-frame.tsx';
import { chartShape, linePath, toDayNumber } from './chart-shape.ts';
import { Crosshair } from './crosshair.tsx';
import { DaySlider } from './day-slider.tsx';
import { useChosenPoint } from './use-chosen-point.ts';
import { summarise, type ValuePoint } from './value-points.ts';

const HEIGHTS = { wide: 220, narrow: 180 };

interface PriceLineProps {
  /** Ascending by day, at least two. */
  readonly prices: readonly { readonly day: string; readonly price: number }[];
  readonly title: string;
  /** A price as quoted, with its unit. */
  readonly write: (price: number) => string;
}

const toPoint = ({ day, price }: PriceLineProps['prices'][number]): ValuePoint => ({
  day,
  value: price,
  withPayments: null,
  estimated: false,
  old: false,
  deals: [],
});

/** A chart of the prices of a security. Screen readers skip the drawing and use the caption and the slider. */
export function PriceLine({ prices, title, write }: PriceLineProps) {
  const size = useChartSize(HEIGHTS);
  const { locale } = useDisplayPreferences();
  const points = useMemo(() => prices.map(toPoint), [prices]);
  const { follow, ...choice } = useChosenPoint(points);
  const summary = usePriceSummary(points, write);
  const point = points[choice.index];
  if (point === undefined) return null;
  const label = (value: number) => formatFigure(value, locale, { maxPlaces: 4 });
  const shape = chartShape(points, { ...size, label });
  const chosenDay = formatDay(point.day, locale);
  const places = points.map(({ day, value }) => [shape.x(toDayNumber(day)), shape.y(value)] as const);
  return (
    <ChartFrame
      size={size}
      caption={`${title}. ${summary}`}
      className="bar print:max-h-72"
      onPointerMove={follow(shape)}
      drawing={
        <>
          <ChartAxes shape={shape} label={label} />
          <path d={linePath(places)} className="fill-none stroke-accent stroke-2" strokeLinejoin="round" />
          <Crosshair shape={shape} point={point} />
        </>
      }
    >
      <DaySlider {...choice} shape={shape} valueText={`${chosenDay}: ${write(point.value)}`} />
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-soft">
        <span className="min-w-19">{chosenDay}</span>
        <b className="font-medium text-ink">{write(point.value)}</b>
      </p>
    </ChartFrame>
  );
}

/** The first and the last price, the lowest and the highest. */
function usePriceSummary(points: readonly ValuePoint[], write: PriceLineProps['write']): string {
  const texts = useTexts(chartsTexts);
  const { locale } = useDisplayPreferences();
  const summary = summarise(points);
  if (summary === null) return '';
  const on = ({ value, day }: ValuePoint) => texts.valueOn(write(value), formatDay(day, locale));
  const { first, last, lowest, highest } = summary;
  return texts.sentence([
    texts.priceSummary(on(first), on(last)),
    texts.lowest(on(lowest)),
    texts.highest(on(highest)),
  ]);
}
