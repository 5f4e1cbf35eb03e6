/** A purchase, sale or redemption. */
export interface DealMark {
  readonly kind: 'purchase' | 'sale' | 'redemption';
  /** Null if unknown. */
  readonly value: number | null;
}

/** A value at the end of a day. */
export interface ValuePoint {
  readonly day: string;
  readonly value: number;
  /** The value on the second line; null if unknown. */
  readonly withPayments: number | null;
  /** True if it is based on an old price; drawn dashed. */
  readonly estimated: boolean;
  /** True if that price is more than three months old. */
  readonly old: boolean;
  /** The deals since the previous point, one of each kind. */
  readonly deals: readonly DealMark[];
}

/** A range of days without points, both ends inclusive. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

/** Consecutive points that are drawn as one line. */
export interface LineSpan {
  readonly estimated: boolean;
  readonly points: readonly ValuePoint[];
}

const isBetween = (gaps: readonly Gap[], before: ValuePoint, after: ValuePoint) =>
  gaps.some(({ from, to }) => before.day < to && from < after.day);

/** Splits the line into spans: at each gap, and where an estimated part begins or ends. */
export function splitIntoSpans(points: readonly ValuePoint[], gaps: readonly Gap[]): LineSpan[] {
  const spans: { estimated: boolean; points: ValuePoint[] }[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const last = spans.at(-1);
    if (before === undefined || last === undefined || isBetween(gaps, before, point)) {
      spans.push({ estimated: point.estimated, points: [point] });
      return;
    }
    const estimated = before.estimated || point.estimated;
    if (estimated === last.estimated) last.points.push(point);
    else if (last.points.length === 1) {
      last.estimated = estimated;
      last.points.push(point);
    } else spans.push({ estimated, points: [before, point] });
  });
  return spans;
}

/** Sums the deals to one mark per kind; a sum with an unknown part is unknown. */
export function sumDeals(deals: readonly DealMark[]): DealMark[] {
  const sums = new Map<DealMark['kind'], DealMark>();
  for (const deal of deals) {
    const before = sums.get(deal.kind);
    const isKnown = deal.value !== null && before?.value !== null;
    sums.set(deal.kind, { ...deal, value: isKnown ? deal.value + (before?.value ?? 0) : null });
  }
  return [...sums.values()];
}

/** The last point of each month, with the deals of the month. */
export function monthEnds(points: readonly ValuePoint[]): ValuePoint[] {
  const months: ValuePoint[] = [];
  for (const point of points) {
    const last = months.at(-1);
    if (last?.day.slice(0, 7) === point.day.slice(0, 7))
      months[months.length - 1] = { ...point, deals: sumDeals([...last.deals, ...point.deals]) };
    else months.push(point);
  }
  return months;
}

export interface ValueSummary {
  readonly first: ValuePoint;
  readonly last: ValuePoint;
  readonly lowest: ValuePoint;
  readonly highest: ValuePoint;
}

/** Null without points. Among equal values, the earliest is the lowest or highest. */
export function summarise(points: readonly ValuePoint[]): ValueSummary | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const lowest = points.reduce((least, point) => (point.value < least.value ? point : least));
  const highest = points.reduce((most, point) => (point.value > most.value ? point : most));
  return { first, last, lowest, highest };
}

/** The range of the values of both lines. */
export function valueRange(points: readonly ValuePoint[]): readonly [number, number] {
  const values = points.flatMap(({ value, withPayments }) =>
    withPayments === null ? [value] : [value, withPayments],
  );
  return [Math.min(...values), Math.max(...values)];
}
