import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { linePath, toDayNumber, type ChartShape } from '../chart-shape.ts';
import { ESTIMATED_DASHES, PAYMENTS_DASHES } from './line-looks.ts';
import type { LineSpan, ValuePoint } from '../value-points.ts';

/** A band narrower than this has no room for its label. */
const WORD_WIDTH = 84;

interface ValueLinesProps {
  readonly shape: ChartShape;
  readonly spans: readonly LineSpan[];
}

const places = ({ x, y }: ChartShape, points: readonly ValuePoint[]) =>
  points.map(({ day, value }) => [x(toDayNumber(day)), y(value)] as const);

/** The value line above the line that includes payments; estimated parts are dashed and on a shaded band. */
export function ValueLines({ shape, spans }: ValueLinesProps) {
  return (
    <>
      {spans.map((span, i) => span.estimated && <EstimatedBand key={i} shape={shape} span={span} />)}
      {spans.map(({ points }, i) => {
        const known = points.flatMap((point) =>
          point.withPayments === null ? [] : [{ ...point, value: point.withPayments }],
        );
        return (
          <path
            key={i}
            d={linePath(places(shape, known))}
            className="fill-none stroke-soft stroke-[1.5]"
            {...PAYMENTS_DASHES}
          />
        );
      })}
      {spans.map(({ estimated, points }, i) => (
        <path
          key={i}
          d={linePath(places(shape, points))}
          className="fill-none stroke-accent stroke-2"
          strokeLinejoin="round"
          strokeLinecap={points.length === 1 ? 'round' : 'butt'}
          strokeDasharray={estimated ? ESTIMATED_DASHES : undefined}
        />
      ))}
    </>
  );
}

function EstimatedBand({ shape, span }: { readonly shape: ChartShape; readonly span: LineSpan }) {
  const { estimated } = useTexts(chartsTexts);
  const { x, y, top, bottom } = shape;
  const [from, to] = [
    x(toDayNumber(span.points[0]?.day ?? '')),
    x(toDayNumber(span.points.at(-1)?.day ?? '')),
  ];
  const middle = span.points[Math.floor(span.points.length / 2)];
  // Place the label away from the line, above the deal marks.
  const isLow = middle !== undefined && y(middle.value) > (top + bottom) / 2;
  return (
    <>
      <rect
        x={from}
        y={top}
        width={Math.max(0, to - from)}
        height={bottom - top}
        className="fill-hair opacity-75"
      />
      {to - from > WORD_WIDTH && (
        <text
          x={(from + to) / 2}
          y={isLow ? top + 14 : bottom - 24}
          textAnchor="middle"
          className="fill-soft stroke-hair stroke-3 text-[11px] [paint-order:stroke]"
        >
          {estimated}
        </text>
      )}
    </>
  );
}
