import type { ReactNode } from 'react';
import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { AMOUNT_MASK, useDisplayPreferences } from '../../ui/display-preferences.ts';
import { ChartFrame, useChartSize } from '../chart-frame.tsx';
import { toDayNumber } from '../chart-shape.ts';
import { DaySlider } from '../day-slider.tsx';
import { ShowTable } from '../show-table.tsx';
import { useChosenPoint } from '../use-chosen-point.ts';
import { PaymentDrawing } from './payment-drawing.tsx';
import { paymentShape, type Payment, type PaymentBar } from './payment-shape.ts';
import { usePaymentSummary } from './use-payment-summary.ts';
import { usePaymentWords } from './use-payment-words.ts';

const HEIGHTS = { wide: 258, narrow: 228 };

interface PaymentBarsProps {
  /** Ascending by day, at least one. */
  readonly payments: readonly Payment[];
  readonly currency: string;
  readonly today: string;
  readonly title: string;
  /** The payments as a table. */
  readonly table: ReactNode;
}

/**
 * A chart of payments by day, with a purchase below the axis. Screen readers skip the drawing and use the caption, the slider
 * that announces each payment, and the table.
 */
export function PaymentBars({ payments, currency, today, title, table }: PaymentBarsProps) {
  const size = useChartSize(HEIGHTS);
  const next = payments.findIndex(({ day }) => day > today);
  const { follow, ...choice } = useChosenPoint(payments, next === -1 ? undefined : next);
  const chosen = payments[choice.index];
  const summary = usePaymentSummary(payments, currency);
  const words = usePaymentWords(currency);
  const { hiddenLabel } = useDisplayPreferences();
  if (chosen === undefined) return null;
  const shape = paymentShape(payments, size);
  return (
    <ChartFrame
      size={size}
      caption={`${title}. ${summary}`}
      onPointerMove={follow(shape)}
      drawing={<PaymentDrawing shape={shape} today={dayWithin(today, payments)} chosen={choice.index} />}
    >
      <DaySlider {...choice} shape={shape} valueText={words(chosen, hiddenLabel).join(', ')} />
      <p
        aria-hidden="true"
        className="flex flex-wrap content-start gap-x-4 text-sm text-soft tabular-nums max-sm:min-h-9"
      >
        {words(chosen, AMOUNT_MASK).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <CutNote bars={shape.bars} />
      <ShowTable className="sm:-mt-6">{table}</ShowTable>
    </ChartFrame>
  );
}

/** The day number of a day if there are payments before and after it. */
function dayWithin(day: string, payments: readonly Payment[]): number | null {
  const isWithin = (payments[0]?.day ?? day) < day && day < (payments.at(-1)?.day ?? day);
  return isWithin ? toDayNumber(day) : null;
}

/** Says what is not to scale; an empty line keeps its space. */
function CutNote({ bars }: { readonly bars: readonly PaymentBar[] }) {
  const { payments: texts } = useTexts(chartsTexts);
  const cut = bars.filter(({ isCut }) => isCut);
  const isPriceCut = cut.some(({ payment }) => payment.look === 'paid');
  const isPrincipalCut = cut.some(({ payment }) => payment.look !== 'paid');
  const words = isPriceCut
    ? isPrincipalCut
      ? texts.priceAndPrincipalCut
      : texts.priceCut
    : isPrincipalCut && texts.principalCut;
  return <p className="min-h-6 text-sm text-soft sm:pr-44">{words}</p>;
}
