import { Fragment } from 'react';
import type { OverdueBond } from '#api/portfolio/overdue-bonds';
import { overdueSums } from '#domain/bonds/cash-flows/overdue-sums';
import { overduePaymentsTexts } from '../../../../platform/texts/portfolio/overdue-payments.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Money } from '../../../../platform/ui/amount.tsx';
import { formatDay } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';

/** The query for the bonds with overdue payments. */
export interface Overdue {
  readonly data: readonly OverdueBond[] | undefined;
  readonly error: Error | null;
}

/** The rows with overdue payments; all rows while those are loading. */
export function onlyOverdue<Row extends { readonly id: OverdueBond['bondId'] }>(
  rows: readonly Row[],
  overdue: Overdue['data'],
): readonly Row[] {
  if (overdue === undefined) return rows;
  const ids = new Set(overdue.map(({ bondId }) => bondId));
  return rows.filter(({ id }) => ids.has(id));
}

interface OverdueToggleProps {
  readonly overdue: Overdue;
  readonly pressed: boolean;
  /** Also switches to active bonds, because only these have overdue payments. */
  readonly onChange: (changed: { readonly overdue: boolean; readonly part: 'active' }) => void;
}

/** Filters a list by overdue payments. Renders nothing if there are none. */
export function OverdueToggle({ overdue, pressed, onChange }: OverdueToggleProps) {
  const texts = useTexts(overduePaymentsTexts);
  const count = overdue.data?.reduce((sum, bond) => sum + bond.count, 0) ?? 0;
  if (count === 0 && !pressed) return null;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange({ overdue: !pressed, part: 'active' })}
      className="h-9 rounded-control border border-line bg-sheet px-3 text-soft no-print max-md:order-last hover:bg-hair aria-pressed:border-loss aria-pressed:font-medium aria-pressed:text-loss"
    >
      {texts.filter(count)}
    </button>
  );
}

/** The sums of overdue payments: coupons and capital by currency, and the total in euro. */
export function OverdueSums({ overdue: { data, error } }: { readonly overdue: Overdue }) {
  const texts = useTexts(overduePaymentsTexts);
  const withCause = useWithCause();
  const { locale } = useDisplayPreferences();
  if (error !== null && data === undefined)
    return (
      <p role="alert" className="mb-3 text-loss">
        {withCause(texts.failed, error)}
      </p>
    );
  if (data === undefined || data.length === 0) return null;
  const { count, byCurrency, eur, notInEuro } = overdueSums(data);
  const ratesDay = data[0]?.ratesDay;
  const isOnlyEuro = byCurrency.every(({ currency }) => currency === 'EUR');
  const parts = byCurrency.flatMap(({ currency, interest, principal }) => [
    { key: `${currency} coupons`, amount: interest, currency, label: texts.coupons },
    ...(principal.isZero()
      ? []
      : [{ key: `${currency} capital`, amount: principal, currency, label: texts.capital }]),
  ]);
  return (
    <p className="mb-3 text-soft">
      {texts.notRecorded(count)}{' '}
      {parts.map(({ key, amount, currency, label }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <span className="font-medium whitespace-nowrap text-ink">
            <Money value={amount.toFixed(2)} currency={currency} code />
          </span>{' '}
          {label}
        </Fragment>
      ))}
      {!isOnlyEuro && (
        <>
          {' · '}
          <span className="font-medium whitespace-nowrap text-ink">
            <Money value={eur.toFixed(2)} currency="EUR" />
          </span>{' '}
          {ratesDay ? texts.totalWithRatesDay(formatDay(ratesDay, locale)) : texts.inAll}
          {notInEuro.length > 0 && `, ${texts.without(notInEuro.join(', '))}`}
        </>
      )}
    </p>
  );
}
