import { useRef } from 'react';
import type { YieldShift } from '#api/portfolio/figures/bond-analytics';
import { linePath } from '../../../platform/charts/chart-shape.ts';
import { linearScale, roundTicks } from '../../../platform/charts/linear-scale.ts';
import { useWidth } from '../../../platform/charts/use-width.ts';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatFigure, formatPercent } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

const HEIGHT = 214;
const MARGIN = { left: 52, right: 24, top: 16, bottom: 24 };
const STEPS = 5;
/** A label of a yield with the space around it. */
const LABEL_WIDTH = 64;

interface PriceYieldCurveProps {
  readonly shifts: readonly YieldShift[];
  /** The shift to mark, in basis points. */
  readonly chosen: number;
}

/** The clean price by yield, with marks for today and for the chosen shift. */
export function PriceYieldCurve({ shifts, chosen }: PriceYieldCurveProps) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame} role="img" aria-label={texts.curve} style={{ height: HEIGHT }} className="print:h-auto!">
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" className="bar block text-[11px]">
          <Curve {...{ shifts, chosen, width }} />
        </svg>
      )}
    </div>
  );
}

function Curve({ shifts, chosen, width }: PriceYieldCurveProps & { readonly width: number }) {
  const { whatIf: texts } = useTexts(bondAnalyticsTexts);
  const { locale } = useDisplayPreferences();
  const { prices, yields, x, y } = curveShape(shifts, width);
  const marked = shifts.filter(({ basisPoints }) => basisPoints === 0 || basisPoints === chosen);
  return (
    <>
      <g className="fill-faint">
        {prices.map((price) => (
          <g key={price}>
            <path d={`M${MARGIN.left} ${y(price)}H${width - MARGIN.right}`} className="stroke-hair" />
            <text x={MARGIN.left - 8} y={y(price) + 4} textAnchor="end">
              {formatFigure(price, locale, { maxPlaces: 2 })}
            </text>
          </g>
        ))}
        {yields.map((percent) => (
          <text key={percent} x={x(percent)} y={HEIGHT - 6} textAnchor="middle">
            {formatPercent(percent, locale, { places: 2 })}
          </text>
        ))}
      </g>
      <path
        d={linePath(shifts.map(({ yieldPercent, price }) => [x(yieldPercent), y(price)]))}
        className="fill-none stroke-accent stroke-2"
      />
      {marked.map(({ basisPoints, yieldPercent, price }) => {
        const [cx, cy, isNow] = [x(yieldPercent), y(price), basisPoints === 0];
        return (
          <g key={basisPoints}>
            <circle
              {...{ cx, cy }}
              r={4.5}
              className={`${isNow ? 'fill-sheet' : 'fill-accent'} stroke-accent stroke-2`}
            />
            <text
              x={cx + (isNow ? 10 : 8)}
              y={cy - 8}
              className={isNow ? 'fill-soft' : 'fill-ink font-medium'}
            >
              {isNow ? texts.now : formatFigure(basisPoints, locale, { signed: true })}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Prices on round lines, yields from the lowest to the highest. */
function curveShape(shifts: readonly YieldShift[], width: number) {
  const prices = shifts.map(({ price }) => price);
  const yields = shifts.map(({ yieldPercent }) => yieldPercent);
  const ticks = roundTicks([Math.min(...prices), Math.max(...prices)], STEPS);
  const [least, greatest] = [Math.min(...yields), Math.max(...yields)];
  const columns = Math.min(4, Math.floor((width - MARGIN.left - MARGIN.right) / LABEL_WIDTH));
  return {
    prices: ticks,
    yields: Array.from({ length: columns + 1 }, (_, i) => least + ((greatest - least) * i) / columns),
    x: linearScale([least, greatest], [MARGIN.left, width - MARGIN.right]),
    y: linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 0], [HEIGHT - MARGIN.bottom, MARGIN.top]),
  };
}
