import { useId } from 'react';
import { MAX_RECORDED, type MissedPayments } from '#api/portfolio/missed-payments';
import { groupBy } from '#domain/group-by';
import { sumDecimals } from '#domain/money/decimal';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { RecordRow } from './record-row.tsx';
import { useRecordForm, type RecordableRow } from './use-record-form.ts';

interface RecordDialogProps {
  readonly missed: Pick<MissedPayments, 'open' | 'openCount'>;
  readonly owner: Owner;
  readonly onRecorded: (count: number) => void;
  readonly onClose: () => void;
}

/** Records several missed payments of a holder at once, as the payment form would propose each. */
export function RecordDialog({ missed: { open, openCount }, owner, onRecorded, onClose }: RecordDialogProps) {
  const texts = useTexts(missedPaymentsTexts);
  const { intro, title, submit } = texts.several;
  const form = useRecordForm({ open: open.slice(0, MAX_RECORDED), owner, onRecorded });
  const { rows, selected } = form;
  return (
    <FormDialog title={title} frame={form.frame} submitLabel={submit(selected.length)} onClose={onClose} wide>
      <div className="text-soft">
        <p>{intro}</p>
        {rows.length < openCount && <p>{texts.limited(rows.length)}</p>}
      </div>
      <div>
        <SelectAll checked={selected.length === rows.length} onChange={form.selectAll} />
        <ul className="border-b border-hair">
          {rows.map((row) => (
            <RecordRow key={row.id} row={row} onSelect={(isSelected) => form.select(row.id, isSelected)} />
          ))}
        </ul>
        <SelectedSums selected={selected} />
      </div>
    </FormDialog>
  );
}

interface SelectAllProps {
  readonly checked: boolean;
  readonly onChange: (selected: boolean) => void;
}

function SelectAll({ checked, onChange }: SelectAllProps) {
  const { all } = useTexts(missedPaymentsTexts).several;
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2.5 py-2">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-accent"
      />
      {all}
    </label>
  );
}

/** What would be recorded, by currency. */
function SelectedSums({ selected }: { readonly selected: readonly RecordableRow[] }) {
  const texts = useTexts(missedPaymentsTexts).several;
  if (selected.length === 0) return null;
  const sums = [...groupBy(selected, ({ missed }) => missed.currency)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return (
    <p aria-live="polite" className="flex flex-wrap justify-end gap-x-3 pt-2.5 font-medium">
      {texts.selected}
      {sums.map(([currency, rows]) => (
        <Money
          key={currency}
          value={sumDecimals(rows.map(({ record }) => record.profit)).toFixed()}
          currency={currency}
          code
        />
      ))}
    </p>
  );
}
