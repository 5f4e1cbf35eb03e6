import { useId, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { useWidth } from './use-width.ts';

interface ChartSize {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** 0 until it is measured. */
  readonly width: number;
  readonly height: number;
}

/** The size of a chart: as wide as its frame, with a height for wide screens and one for narrow ones. */
export function useChartSize(heights: { readonly wide: number; readonly narrow: number }): ChartSize {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return { frame, width, height: heights[useWideScreen() ? 'wide' : 'narrow'] };
}

interface ChartFrameProps {
  readonly size: ChartSize;
  /** For screen readers, which skip the drawing. */
  readonly caption: string;
  readonly drawing: ReactNode;
  readonly className?: string;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  /** What follows the drawing: the slider, the chosen point, the table. */
  readonly children: ReactNode;
}

export function ChartFrame({
  size,
  caption,
  drawing,
  className = '',
  onPointerMove,
  children,
}: ChartFrameProps) {
  const id = useId();
  const { frame, width, height } = size;
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="sr-only">
        {caption}
      </figcaption>
      <div ref={frame} style={{ height }} className="print:h-auto!">
        {width > 0 && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width="100%"
            aria-hidden="true"
            preserveAspectRatio="xMinYMid"
            onPointerMove={onPointerMove}
            className={`block touch-pan-y ${className}`}
          >
            {drawing}
          </svg>
        )}
      </div>
      {children}
    </figure>
  );
}
