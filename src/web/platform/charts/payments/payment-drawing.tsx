import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatDay } from '../../ui/format.ts';
import { DayLabels } from '../chart-axes.tsx';
import { overlaps, paymentLabels, textWidth, type PaymentLabel } from './payment-labels.ts';
import { PaymentMark } from './payment-mark.tsx';
import type { Box, PaymentBar, PaymentShape } from './payment-shape.ts';
import { usePaymentMoney } from './use-payment-money.ts';

interface PaymentDrawingProps {
  readonly shape: PaymentShape;
  /** The day number of today; null if it is not between the first and the last payment. */
  readonly today: number | null;
  /** The index of the chosen payment. */
  readonly chosen: number;
}

/** A text over bars and lines stays legible. */
const HALO = 'stroke-sheet stroke-3 [paint-order:stroke]';

/** The bars on their axis, with their amounts and the line of today. */
export function PaymentDrawing({ shape, today, chosen }: PaymentDrawingProps) {
  const { width, axis, top, x, bars } = shape;
  const { full, short } = usePaymentMoney();
  const line =
    today === null ? [] : [{ left: x(today) - 1, right: x(today) + 1, top: TODAY_TOP, bottom: axis }];
  const labels = paymentLabels(shape, {
    text: ({ payment, isCut }) => (isCut ? full : short)(payment),
    chosen,
    taken: line,
  });
  const purchase = bars.find(({ payment }) => payment.look === 'paid');
  const isFree = (box: Box) => purchase === undefined || !overlaps(box, purchase);
  return (
    <g className="text-[11px]">
      <path d={`M0 ${axis}H${width}`} className="stroke-edge" />
      <DayLabels {...shape} bottom={axis} isFree={isFree} />
      {bars.map(({ payment, path }) => (
        <PaymentMark key={`${payment.day} ${payment.look}`} look={payment.look} path={path} />
      ))}
      {today !== null && <TodayLine at={x(today)} width={width} axis={axis} />}
      {labels.map((label) => (
        <Amount key={label.bar.payment.day} label={label} isChosen={label.bar === bars[chosen]} />
      ))}
      {purchase !== undefined && <PurchaseLabel bar={purchase} />}
      <PrincipalLabel bars={bars} top={top} labels={labels} />
    </g>
  );
}

const TODAY_TOP = 20;

interface TodayLineProps {
  readonly at: number;
  readonly width: number;
  readonly axis: number;
}

function TodayLine({ at, width, axis }: TodayLineProps) {
  const { payments: texts } = useTexts(chartsTexts);
  const half = textWidth(texts.today) / 2;
  return (
    <>
      <path d={`M${at.toFixed(1)} ${axis + 6}V${TODAY_TOP}`} strokeDasharray="2 3" className="stroke-soft" />
      <text x={Math.max(half, Math.min(at, width - half))} y={14} textAnchor="middle" className="fill-soft">
        {texts.today}
      </text>
    </>
  );
}

function Amount({ label, isChosen }: { readonly label: PaymentLabel; readonly isChosen: boolean }) {
  const look = label.bar.isCut || isChosen ? 'fill-ink font-medium' : 'fill-soft';
  return (
    <text
      x={label.middle}
      y={label.bottom - 2}
      textAnchor="middle"
      className={`${look} ${label.bar.isCut ? 'text-xs' : ''} ${HALO}`}
    >
      {label.text}
    </text>
  );
}

/** Next to the bar of a purchase: what was paid and when. */
function PurchaseLabel({ bar: { payment, right, top, bottom } }: { readonly bar: PaymentBar }) {
  const { payments: texts } = useTexts(chartsTexts);
  const { locale } = useDisplayPreferences();
  const { full } = usePaymentMoney();
  const at = Math.max(bottom - 4, top + 40);
  return (
    <>
      <text x={right + 7} y={at} className="fill-ink text-xs font-medium">
        {full(payment)}
      </text>
      <text x={right + 7} y={at + 15} className="fill-soft">
        {texts.paidOn(formatDay(payment.day, locale))}
      </text>
    </>
  );
}

interface PrincipalLabelProps {
  readonly bars: readonly PaymentBar[];
  readonly top: number;
  readonly labels: readonly PaymentLabel[];
}

/** The word 'principal' next to the last cut bar, if there is room. */
function PrincipalLabel({ bars, top, labels }: PrincipalLabelProps) {
  const { payments: texts } = useTexts(chartsTexts);
  const bar = bars.findLast(({ isCut, payment }) => isCut && payment.look !== 'paid');
  if (bar === undefined) return null;
  const right = bar.left - 7;
  const box = { left: right - textWidth(texts.principal), right, top: top + 26, bottom: top + 40 };
  if ([...bars, ...labels].some((other) => overlaps(box, other))) return null;
  return (
    <text x={right} y={box.bottom - 3} textAnchor="end" className="fill-soft">
      {texts.principal}
    </text>
  );
}
