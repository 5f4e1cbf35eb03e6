import { useState } from 'react';
import type { useMissedPayments } from '../../../platform/queries/portfolio/missed-payments.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { MissedPayments } from './missed-payments.tsx';

interface HoldersMissedProps {
  readonly owner: Owner;
  readonly missed: ReturnType<typeof useMissedPayments>;
}

/** The missed payments of a holder's bonds. Renders nothing if there were none: after the last one is recorded, it says so. */
export function HoldersMissed({ owner, missed: { data, error } }: HoldersMissedProps) {
  const texts = useTexts(missedPaymentsTexts);
  const withCause = useWithCause();
  const [wereMissed, setWereMissed] = useState(false);
  if (data === undefined) {
    return error === null ? null : (
      <div className="mt-4">
        <Message kind="error" text={withCause(texts.failed, error)} />
      </div>
    );
  }
  const areMissed = data.openCount + data.setAsideCount > 0;
  if (areMissed && !wereMissed) setWereMissed(true);
  if (!areMissed && !wereMissed) return null;
  return (
    <Sheet className="mt-4 px-5 py-4">
      <section aria-labelledby="missed-payments">
        <h2 id="missed-payments" className="font-semibold">
          {texts.title}
        </h2>
        <MissedPayments missed={data} owner={owner} />
      </section>
    </Sheet>
  );
}
