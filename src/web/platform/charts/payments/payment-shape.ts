import { dayTicks, type DayTick } from '../day-ticks.ts';
import { linearScale, type Range, type Scale } from '../linear-scale.ts';
import { toDayNumber } from '../chart-shape.ts';

export const PAYMENT_LOOKS = [
  'paid',
  'received',
  'short',
  'overdue',
  'not-due',
  'due',
  'estimated',
  'callable',
] as const;
export type PaymentLook = (typeof PAYMENT_LOOKS)[number];

/** A payment on its day. The principal of a purchase is negative. */
export interface Payment {
  readonly day: string;
  readonly interest: number;
  readonly principal: number;
  readonly look: PaymentLook;
}

export const paymentAmount = ({ interest, principal }: Payment) => interest + principal;

/** A rectangle, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PaymentBar extends Box {
  readonly payment: Payment;
  readonly middle: number;
  /** True if the bar is too long for the scale and is drawn with a break. */
  readonly isCut: boolean;
  readonly path: string;
}

/** The geometry of a chart of payments, in pixels. */
export interface PaymentShape {
  readonly width: number;
  readonly height: number;
  /** The middles of the first and the last bar. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The height of the line on which the bars stand. */
  readonly axis: number;
  readonly days: Range;
  readonly x: Scale;
  readonly ticks: readonly DayTick[];
  readonly bars: readonly PaymentBar[];
}

/** Room above the bars for the word 'today' and an amount. */
const TOP = 48;
/** Room below the axis for the years, and below a purchase for its day. */
const YEARS = 24;
const UNDER_PURCHASE = 22;
const PURCHASE_HEIGHT = 50;
/** If the highest coupon would be lower than `min`, the principal is cut, and the coupon is as high as `belowCut`. */
const COUPON_HEIGHT = { min: 14, belowCut: 44 };
const BAR = { share: 0.5, min: 1.5, max: 20 };
/** Only purchases are below the axis. */
const LEAST_PURCHASE_WIDTH = 8;
const EDGE = 4;
const YEAR_WIDTH = 44;
const MONTH_WIDTH = 76;
const DAYS_PER_YEAR = 365.25;

interface PaymentFrame {
  readonly width: number;
  readonly height: number;
}

/** `payments` must be ascending by day and not empty. */
export function paymentShape(payments: readonly Payment[], { width, height }: PaymentFrame): PaymentShape {
  const below = heightBelow(payments, height);
  const axis = height - below - (below > 0 ? UNDER_PURCHASE : YEARS);
  const numbers = payments.map(({ day }) => toDayNumber(day));
  const days: Range = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const barWidth = widthOfBars(payments, width);
  const [left, right] = [EDGE + barWidth / 2, width - EDGE - barWidth / 2];
  const x = linearScale(days, [left, right]);
  const heights = { above: axis - TOP, below };
  const scale = pixelsPerUnit(payments, heights);
  const bars = payments.map((payment, i) =>
    paymentBar(payment, { middle: x(numbers[i] ?? 0), barWidth, axis, scale, heights }),
  );
  return { width, height, left, right, top: TOP, axis, days, x, ticks: paymentTicks(days, width), bars };
}

/** The height of the bar of a purchase: cut, or without coupons to the same scale as the redemption. */
function heightBelow(payments: readonly Payment[], height: number): number {
  const amounts = payments.map(paymentAmount);
  const [paid, received] = [-Math.min(0, ...amounts), Math.max(...amounts)];
  if (paid === 0) return 0;
  if (payments.some(({ interest }) => interest > 0)) return PURCHASE_HEIGHT;
  return ((height - TOP - UNDER_PURCHASE) * paid) / (paid + received);
}

/** Half of the least distance between two bars above the axis, within limits. */
function widthOfBars(payments: readonly Payment[], width: number): number {
  const days = payments.map(({ day }) => toDayNumber(day));
  const span = (days.at(-1) ?? 0) - (days[0] ?? 0);
  const received = days.filter((_, i) => payments[i]?.look !== 'paid');
  const gaps = received.slice(1).map((day, i) => day - (received[i] ?? day));
  const least = (Math.min(...gaps) / span) * width;
  return Math.min(BAR.max, Math.max(BAR.min, least * BAR.share));
}

/** The largest scale at which all bars fit, unless the coupons would be too low to be seen. */
function pixelsPerUnit(
  payments: readonly Payment[],
  { above, below }: { readonly above: number; readonly below: number },
): number {
  const amounts = payments.map(paymentAmount);
  const coupon = Math.max(...payments.map(({ interest }) => interest));
  const received = above / Math.max(...amounts);
  const all = Math.min(received, below / Math.max(0, -Math.min(...amounts)));
  if (coupon === 0 || coupon * all >= COUPON_HEIGHT.min) return all;
  return coupon * received >= COUPON_HEIGHT.min ? received : COUPON_HEIGHT.belowCut / coupon;
}

interface BarPlace {
  readonly middle: number;
  readonly barWidth: number;
  readonly axis: number;
  readonly scale: number;
  readonly heights: { readonly above: number; readonly below: number };
}

/** Tolerates rounding of a bar that fits exactly. */
const TOLERANCE = 0.01;

function paymentBar(payment: Payment, { middle, barWidth, axis, scale, heights }: BarPlace): PaymentBar {
  const height = paymentAmount(payment) * scale;
  const half = (height < 0 ? Math.max(barWidth, LEAST_PURCHASE_WIDTH) : barWidth) / 2;
  const [left, right] = [middle - half, middle + half];
  const columns = { left, right };
  if (height < 0) {
    const isCut = -height > heights.below + TOLERANCE;
    const bottom = axis + Math.min(-height, heights.below);
    const box = { ...columns, top: axis, bottom };
    return { ...box, payment, middle, isCut, path: isCut ? raggedBelow(box) : blockPath(box) };
  }
  const isCut = height > heights.above + TOLERANCE;
  const box = { ...columns, top: axis - Math.min(height, heights.above), bottom: axis };
  const path = isCut ? brokenPath(box, payment.interest * scale) : blockPath(box);
  return { ...box, payment, middle, isCut, path };
}

const round = (pixels: number) => pixels.toFixed(1);
const blockPath = ({ left, right, top, bottom }: Box) =>
  `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}z`;

/** Two teeth from the right edge to the left edge, or back. */
function teeth({ left, right }: Pick<Box, 'left' | 'right'>, backwards: boolean): string {
  const step = round((backwards ? right - left : left - right) / 4);
  return `l${step} 4l${step} -4`.repeat(2);
}

function raggedBelow({ left, right, top, bottom }: Box): string {
  const edges = `M${round(left)} ${round(top)}H${round(right)}V${round(bottom - 4)}`;
  return `${edges}${teeth({ left, right }, false)}z`;
}

const GAP = 2;
const STUB = 26;
const BREAK = 5;

/** The interest to scale, and above it the principal with a break. */
function brokenPath({ left, right, top, bottom }: Box, interest: number): string {
  const foot = interest > 0 ? bottom - interest - GAP : bottom;
  const upper = foot - STUB - BREAK;
  const [from, to] = [round(left), round(right)];
  return [
    interest > 0 ? blockPath({ left, right, top: bottom - interest, bottom }) : '',
    `M${from} ${round(foot)}V${round(foot - STUB)}${teeth({ left, right }, true)}V${round(foot)}z`,
    `M${to} ${round(upper)}${teeth({ left, right }, false)}V${round(top)}H${to}z`,
  ].join('');
}

/** Years, or months if there are less than two years. */
function paymentTicks(days: Range, width: number): DayTick[] {
  const years = (days[1] - days[0]) / DAYS_PER_YEAR;
  if (years < 2) return dayTicks(days, Math.max(2, Math.floor(width / MONTH_WIDTH)));
  return dayTicks(days, Math.min(Math.ceil(years), Math.floor(width / YEAR_WIDTH)));
}
