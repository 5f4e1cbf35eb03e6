import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatMoney } from '../../ui/format.ts';
import { toDayNumber, type ChartShape } from '../chart-shape.ts';
import { useDealWords } from './use-deal-words.ts';
import type { DealMark, ValuePoint } from '../value-points.ts';

/** Each kind has its own shape. */
const SHAPES: Record<DealMark['kind'], string> = {
  purchase: 'l4 7h-8z',
  sale: 'm4 0l-4 7l-4 -7z',
  redemption: 'l4 3.5l-4 3.5l-4 -3.5z',
};
const LETTER_WIDTH = 6;
const LABEL_GAP = 9;
const LINE = 13;

interface DealMarksProps {
  readonly shape: ChartShape;
  readonly points: readonly ValuePoint[];
  readonly currency: string;
}

/** Purchases, sales and redemptions on the axis, with the amount if there is room next to other marks and below the line. */
export function DealMarks({ shape: { x, y, bottom, right }, points, currency }: DealMarksProps) {
  const { locale, amountsHidden } = useDisplayPreferences();
  const words = useDealWords((value) =>
    amountsHidden ? '' : formatMoney(value, locale, { currency, places: 0 }),
  );
  const at = ({ day }: ValuePoint) => x(toDayNumber(day));
  const marked = points.filter(({ deals }) => deals.length > 0);
  const isFree = (point: ValuePoint, { to, above }: { readonly to: number; readonly above: number }) =>
    to < right &&
    points.every((other) => {
      const isCovered = at(other) >= at(point) && at(other) <= to;
      return !isCovered || (y(other.value) < above && (other === point || other.deals.length === 0));
    });
  return (
    <g className="fill-soft text-[11px]">
      {marked.flatMap((point) =>
        point.deals.map((deal, line) => {
          const [label, from, base] = [words(deal), at(point), bottom - 4 - line * LINE];
          const room = { to: from + 2 * LABEL_GAP + label.length * LETTER_WIDTH, above: base - LINE };
          return (
            <g key={`${point.day} ${deal.kind}`}>
              <path d={`M${from.toFixed(1)} ${base - 7}${SHAPES[deal.kind]}`} />
              {isFree(point, room) && (
                <text x={from + LABEL_GAP} y={base}>
                  {label}
                </text>
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}
