import type { PointerEvent } from 'react';
import type { ChartShape } from './chart-shape.ts';

/** The part of a chart's geometry that says where its days are. */
export type DaysScale = Pick<ChartShape, 'width' | 'left' | 'right' | 'days'>;

/** The day number under the pointer. */
export function dayAtPointer(
  event: PointerEvent<SVGSVGElement>,
  { width, left, right, days: [first, last] }: DaysScale,
): number {
  const { left: edge, width: shown } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - edge) / shown) * width;
  return first + ((x - left) / (right - left)) * (last - first);
}
