import { useMissedPayments } from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { FixingsToEnter } from '../../office/fixings/fixings-to-enter.tsx';
import { MissedPayments } from './missed-payments.tsx';

/** The missed payments of all holders, and the missing fixings of floating coupons. */
export function AllMissed() {
  const texts = useTexts(missedPaymentsTexts);
  const withCause = useWithCause();
  const { data, error } = useMissedPayments('all');
  if (data !== undefined) {
    return (
      <div className="grid gap-4">
        <FixingsToEnter />
        <MissedPayments missed={data} owner="all" />
      </div>
    );
  }
  if (error !== null) return <Message kind="error" text={withCause(texts.failed, error)} />;
  return <SkeletonRows label={texts.loading} rows={4} />;
}
