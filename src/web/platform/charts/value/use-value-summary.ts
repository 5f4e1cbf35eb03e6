import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { splitIntoSpans, summarise, type Gap, type ValuePoint } from '../value-points.ts';

/** Summarizes the line: first and last value, lowest and highest value, and the estimated part. */
export function useValueSummary(
  points: readonly ValuePoint[],
  gaps: readonly Gap[],
  currency: string,
): string {
  const texts = useTexts(chartsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  const summary = summarise(points);
  if (summary === null) return '';
  const day = (point: ValuePoint | undefined) => (point === undefined ? '' : formatDay(point.day, locale));
  const on = (point: ValuePoint) => texts.valueOn(formatMoney(point.value, locale, { currency }), day(point));
  const { first, last, lowest, highest } = summary;
  const estimated = splitIntoSpans(points, gaps)
    .filter((span) => span.estimated)
    .map((span) => texts.estimatedFrom(day(span.points[0]), day(span.points.at(-1))));
  const parts = amountsHidden
    ? [texts.summary(day(first), day(last)), texts.hidden, ...estimated]
    : [
        texts.summary(on(first), on(last)),
        texts.lowest(on(lowest)),
        texts.highest(on(highest)),
        ...estimated,
      ];
  return texts.sentence(parts);
}
