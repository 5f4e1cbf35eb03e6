import type { YieldShift } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatFigure, formatPercent } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';

/** The size in pixels. The drawing is not scaled, so that its labels stay legible. */
const WIDE = 560;
const NARROW = 320;
const HEIGHT = 220;
const MARGIN = { left: 52, right: 16, top: 12, bottom: 28 };
const TICKS = 4;

interface PriceYieldCurveProps {
  readonly shifts: readonly YieldShift[];
  /** The shift to mark, in basis points. */
  readonly chosen: number;
}

/** Maps the range of the values to a range of pixels. */
function createScale(values: readonly number[], from: number, to: number) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const span = greatest - least || 1;
  return {
    at: (value: number) => from + ((value - least) / span) * (to - from),
    ticks: Array.from({ length: TICKS + 1 }, (_, tick) => least + (span * tick) / TICKS),
  };
}

/** The clean price by yield, with marks for today and for the chosen shift. */
export function PriceYieldCurve({ shifts, chosen }: PriceYieldCurveProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const { locale } = useDisplayPreferences();
  const width = useWideScreen() ? WIDE : NARROW;
  const x = createScale(
    shifts.map((shift) => shift.yieldPercent),
    MARGIN.left,
    width - MARGIN.right,
  );
  const y = createScale(
    shifts.map((shift) => shift.price),
    HEIGHT - MARGIN.bottom,
    MARGIN.top,
  );
  const path = shifts.map(({ yieldPercent, price }) => `${x.at(yieldPercent)},${y.at(price)}`).join(' ');
  const marked = shifts.filter(({ basisPoints }) => basisPoints === 0 || basisPoints === chosen);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={texts.curve} className="w-full max-w-2xl">
      {y.ticks.map((price) => (
        <g key={price}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y.at(price)}
            y2={y.at(price)}
            className="stroke-hair"
          />
          <text x={MARGIN.left - 8} y={y.at(price) + 4} textAnchor="end" className="fill-soft text-[11px]">
            {formatFigure(price, locale, { places: 1 })}
          </text>
        </g>
      ))}
      {x.ticks.map((percent) => (
        <text
          key={percent}
          x={x.at(percent)}
          y={HEIGHT - 8}
          textAnchor="middle"
          className="fill-soft text-[11px]"
        >
          {formatPercent(percent, locale, { places: 1 })}
        </text>
      ))}
      <polyline points={path} className="fill-none stroke-accent stroke-2" />
      {marked.map(({ basisPoints, yieldPercent, price }) => (
        <g key={basisPoints}>
          <circle
            cx={x.at(yieldPercent)}
            cy={y.at(price)}
            r={5}
            className={basisPoints === 0 ? 'fill-sheet stroke-accent stroke-2' : 'fill-accent'}
          />
          {basisPoints === 0 && (
            <text x={x.at(yieldPercent) + 9} y={y.at(price) - 6} className="fill-soft text-[11px]">
              {texts.now}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
