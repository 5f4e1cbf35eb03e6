import type { Box, PaymentBar, PaymentShape } from './payment-shape.ts';

/** A text above a bar. */
export interface PaymentLabel extends Box {
  readonly bar: PaymentBar;
  readonly middle: number;
  readonly text: string;
}

const LETTER_WIDTH = 6.4;
const STRONG_LETTER_WIDTH = 7.2;
const LINE = 12;
const ABOVE_BAR = 5;
/** The least distance between two labels. */
const GAP = 3;

export const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

interface LabelQuestion {
  readonly text: (bar: PaymentBar) => string;
  /** The index of the bar whose label is always shown. */
  readonly chosen: number;
  /** Where nothing may be written. */
  readonly taken: readonly Box[];
}

/**
 * The amounts above the bars: as many as fit without overlapping a bar or another amount. The chosen one comes first, then the
 * cut bars, the last, the first, and those that differ from the one before.
 */
export function paymentLabels(shape: PaymentShape, { text, chosen, taken }: LabelQuestion): PaymentLabel[] {
  const { bars } = shape;
  const received = bars.filter(({ payment }) => payment.look !== 'paid');
  const rank = (bar: PaymentBar) => {
    const before = received[received.indexOf(bar) - 1];
    if (bar === bars[chosen]) return 0;
    if (bar.isCut) return 1;
    if (bar === received.at(-1) || before === undefined) return 2;
    return text(before) === text(bar) ? 4 : 3;
  };
  const placed: PaymentLabel[] = [];
  for (const bar of received.toSorted((one, other) => rank(one) - rank(other))) {
    const label = labelAbove(bar, { text: text(bar), width: shape.width });
    const others = [...placed, ...taken, ...bars.filter((other) => other !== bar)];
    if (rank(bar) === 0 || !others.some((other) => overlaps(withGap(label), other))) placed.push(label);
  }
  return placed;
}

export const textWidth = (text: string, isStrong = false) =>
  text.length * (isStrong ? STRONG_LETTER_WIDTH : LETTER_WIDTH);

interface LabelText {
  readonly text: string;
  /** The width of the chart, which the label stays within. */
  readonly width: number;
}

function labelAbove(bar: PaymentBar, { text, width }: LabelText): PaymentLabel {
  const half = textWidth(text, bar.isCut) / 2;
  const middle = Math.max(half, Math.min(bar.middle, width - half));
  const bottom = bar.top - ABOVE_BAR;
  return { bar, text, middle, left: middle - half, right: middle + half, top: bottom - LINE, bottom };
}

const withGap = ({ left, right, top, bottom }: Box): Box => ({
  left: left - GAP,
  right: right + GAP,
  top,
  bottom,
});
