import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { PaymentMark } from './payment-mark.tsx';
import { PAYMENT_LOOKS, type Payment } from './payment-shape.ts';

const SIZE = 10;

/** The legend of a chart of payments: only what is in it. */
export function PaymentLegend({ payments }: { readonly payments: readonly Payment[] }) {
  const { payments: texts } = useTexts(chartsTexts);
  const looks = PAYMENT_LOOKS.filter((look) => payments.some((payment) => payment.look === look));
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-0.5">
      {looks.map((look) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <svg width={SIZE} height={SIZE}>
            <PaymentMark look={look} path={`M1 1H${SIZE - 1}V${SIZE - 1}H1z`} />
          </svg>
          {texts.looks[look]}
        </span>
      ))}
    </span>
  );
}
