import type { Overview } from '#api/portfolio/figures/overview';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDayOfYear, formatMoney } from '../../../platform/ui/format.ts';
import { OverviewSection } from './overview-section.tsx';
import { SecurityLink } from './security-link.tsx';

interface NextPaymentsProps {
  readonly overview: Overview;
  readonly owner: Owner;
  readonly className: string;
}

/** The next payments, by the terms of the holdings. */
export function NextPayments({ overview: { on, nextPayments }, owner, className }: NextPaymentsProps) {
  const { payments: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  return (
    <OverviewSection title={texts.title} className={className}>
      {nextPayments.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <>
          <ul>
            {nextPayments.map((payment) => (
              <li
                key={`${payment.day} ${payment.kind} ${payment.isin} ${payment.currency}`}
                className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-2 border-t border-hair py-1.75 first:border-t-0 first:pt-0"
              >
                <time dateTime={payment.day} className="whitespace-nowrap text-soft max-md:py-0.5">
                  {formatDayOfYear(payment.day, locale)}
                  {isYearsAhead(payment.day, on) && (
                    <span className="block text-xs text-faint">{payment.day.slice(0, 4)}</span>
                  )}
                </time>
                <div className="min-w-0">
                  <SecurityLink
                    owner={owner}
                    kind={payment.securityKind}
                    className="block font-medium wrap-anywhere max-md:py-0.5"
                  >
                    {payment.name ?? payment.isin}
                  </SecurityLink>
                  <span className="block text-xs text-faint">{texts.kinds[payment.kind]}</span>
                </div>
                <div className="text-right font-medium">
                  <Money value={payment.amount} currency={payment.currency} code />
                  <InEuroToday payment={payment} />
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-2 text-xs text-faint">{texts.beforeTax}</p>
        </>
      )}
    </OverviewSection>
  );
}

/** Within a year the day and the month are enough. */
function isYearsAhead(day: string, on: string): boolean {
  return day > `${Number(on.slice(0, 4)) + 1}${on.slice(4)}`;
}

function InEuroToday({ payment: { currency, eur } }: { readonly payment: Overview['nextPayments'][number] }) {
  const { payments: texts } = useTexts(overviewTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  if (currency === 'EUR' || typeof eur !== 'number' || amountsHidden) return null;
  return (
    <span className="block text-xs font-normal text-faint">
      {texts.today(formatMoney(eur, locale, { currency: 'EUR' }))}
    </span>
  );
}
