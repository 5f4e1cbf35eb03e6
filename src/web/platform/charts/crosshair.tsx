import { toDayNumber, type ChartShape } from './chart-shape.ts';
import type { ValuePoint } from './value-points.ts';

/** Marks the chosen day with a line and a dot; at the right edge with only a dot. */
export function Crosshair({ shape, point }: { readonly shape: ChartShape; readonly point: ValuePoint }) {
  const { x, y, top, bottom, right } = shape;
  const at = x(toDayNumber(point.day));
  return (
    <>
      {at < right && (
        <path d={`M${at.toFixed(1)} ${top}V${bottom}`} className="stroke-edge" strokeWidth={0.75} />
      )}
      <circle cx={at} cy={y(point.value)} r={4} className="fill-sheet stroke-accent stroke-2" />
    </>
  );
}
