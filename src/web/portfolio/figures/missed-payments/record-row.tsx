import { CheckboxField } from '../../../platform/forms/fields/checkbox-field.tsx';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import type { RecordableRow } from './use-record-form.ts';

interface RecordRowProps {
  readonly row: RecordableRow;
  readonly onSelect: (isSelected: boolean) => void;
}

/** A missed payment that can be recorded, with what would be recorded for it. */
export function RecordRow({ row, onSelect }: RecordRowProps) {
  const { id, label, missed, record, isSelected, error } = row;
  return (
    <li className="flex items-start gap-x-4 border-t border-hair py-2.5">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <CheckboxField
          {...{ id, label, error }}
          hint={<Details row={row} />}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </div>
      <span className="font-medium">
        <Money value={record.profit} currency={missed.currency} code />
      </span>
    </li>
  );
}

/** The bond, the day and tax of the payment, and the capital of the same day, which is not recorded. */
function Details({ row: { missed, record } }: Pick<RecordRowProps, 'row'>) {
  const texts = useTexts(missedPaymentsTexts);
  const { due } = useTexts(paymentsTexts);
  const { money, day } = useFigureFormat(missed.currency);
  const tax = useFigureFormat('EUR');
  const { name, isin, bank, state, interest, principal } = missed;
  const parts = [
    name !== null && isin,
    bank,
    state === 'short' && texts.states.short,
    texts.several.paidOn(day(record.paymentDate)),
    record.taxesPaid === null ? texts.several.noTax : texts.several.tax(tax.money(record.taxesPaid)),
  ];
  return (
    <>
      <p>{parts.filter((part) => typeof part === 'string').join(' · ')}</p>
      {principal > 0 && state === 'overdue' && (
        <p>{due.withCapital(day(missed.day), money(interest), money(principal))}</p>
      )}
    </>
  );
}
