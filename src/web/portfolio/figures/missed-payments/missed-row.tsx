import type { ReactNode } from 'react';
import type { MissedItem } from '../../../platform/queries/portfolio/missed-payments.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../../platform/ui/format.ts';
import { HoldingLink } from '../income/holding-link.tsx';
import { HolderLink } from '../../office/instruments/holder-link.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface MissedRowProps {
  readonly missed: MissedItem;
  readonly owner: Owner;
  /** Next to the date: how late it is, or what was decided. */
  readonly note: string;
  /** The actions. */
  readonly children: ReactNode;
}

const TAG = 'inline-block rounded-full px-1.5 text-[11.5px]/4.5 font-medium';
const STATES = { overdue: 'bg-loss-wash text-loss', short: 'bg-warn-wash text-warn' } as const;

/** A missed payment and the missing amount. */
export function MissedRow({ missed, owner, note, children }: MissedRowProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { locale } = useDisplayPreferences();
  const { bondId: holdingId, isin, name, bank, day, currency, holder } = missed;
  const what = missed.principal > 0 ? texts.redemption : texts.coupon;
  const sentence = [what(formatDay(day, locale)), bank, note].filter((part) => part !== null);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 border-t border-hair py-2.5 first:border-t-0">
      <div className="min-w-56 flex-1 basis-64">
        <HoldingLink event={{ holdingKind: 'bond', holdingId, isin, name }} owner={owner} />
        {holder !== undefined && (
          <>
            {' · '}
            <HolderLink row={{ holding: 'bond', ...holder }} search={{ q: isin }} />
          </>
        )}
        <p className="text-sm wrap-anywhere text-soft">{sentence.join(' · ')}</p>
      </div>
      <div className="text-right max-sm:text-left">
        <span className="font-medium tabular-nums">
          <Money value={missed.missing} currency={currency} code />
        </span>
        {missed.state === 'short' && <AmountDue missed={missed} />}
        <p className="flex flex-wrap justify-end gap-1 max-sm:justify-start">
          <span className={`${TAG} ${STATES[missed.state]}`}>{texts.states[missed.state]}</span>
          {missed.isSecondNotice && <span className={`${TAG} bg-hair text-soft`}>{texts.secondNotice}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 no-print max-lg:basis-full">{children}</div>
    </li>
  );
}

/** The amount that was due, for a short payment. */
function AmountDue({ missed: { interest, principal, currency } }: Pick<MissedRowProps, 'missed'>) {
  const { of } = useTexts(missedPaymentsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  if (amountsHidden) return null;
  return (
    <span className="text-xs text-faint">
      {' '}
      {of(formatMoney(interest + principal, locale, { currency, code: true }))}
    </span>
  );
}
