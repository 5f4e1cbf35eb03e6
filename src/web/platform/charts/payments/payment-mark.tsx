import { useId } from 'react';
import type { PaymentLook } from './payment-shape.ts';

/** Looks differ in their outline or filling, not only in colour. */
const FILLS: Record<Exclude<PaymentLook, 'callable'>, string> = {
  paid: 'fill-edge',
  received: 'fill-accent opacity-40',
  short: 'fill-warn-wash stroke-warn',
  overdue: 'fill-none stroke-loss [stroke-dasharray:4_2.5]',
  'not-due': 'fill-none stroke-edge',
  due: 'fill-accent',
  estimated: 'fill-none stroke-accent',
};
const OUTLINE = 1.25;

interface PaymentMarkProps {
  readonly look: PaymentLook;
  readonly path: string;
}

/** A bar of a payment, or its sample in the legend. */
export function PaymentMark({ look, path }: PaymentMarkProps) {
  return look === 'callable' ? (
    <HatchedMark path={path} />
  ) : (
    <path d={path} strokeWidth={OUTLINE} className={`bar ${FILLS[look]}`} />
  );
}

/** A payment that comes only if the bond is not called. */
function HatchedMark({ path }: Pick<PaymentMarkProps, 'path'>) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1 0V4" className="stroke-accent" strokeWidth="1.5" />
      </pattern>
      <path d={path} strokeWidth={OUTLINE} fill={`url(#${id})`} className="bar stroke-accent" />
    </>
  );
}
