import { useState } from 'react';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { useBenchmarks } from '../../../platform/queries/portfolio/figures/benchmarks.ts';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import type { ReturnAddress } from './return-in-address.ts';
import { FIRST_DEPOSIT_RATE, readDepositRate } from './return-question.ts';

interface BenchmarkChoiceProps {
  readonly address: ReturnAddress;
  readonly onChange: (changed: ReturnAddress) => void;
}

/** Chooses the benchmark: none, a deposit at a given rate, or a series that the office has loaded. */
export function BenchmarkChoice({ address, onChange }: BenchmarkChoiceProps) {
  const { benchmark: texts } = useTexts(returnsTexts);
  const { data } = useBenchmarks();
  const chosen = address.benchmark ?? '';
  const series = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const options = [{ value: '', label: texts.none }, { value: 'deposit', label: texts.deposit }, ...series];
  const isRemoved = data !== undefined && options.every(({ value }) => value !== chosen);
  return (
    <>
      <div className="w-60 max-md:w-auto max-md:grow">
        <SelectField
          id="returns-benchmark"
          label={texts.label}
          value={chosen}
          onChange={({ target }) => onChange({ benchmark: target.value, rate: '' })}
          options={isRemoved ? [...options, { value: chosen, label: texts.removed }] : options}
        />
      </div>
      {chosen === 'deposit' && <DepositRate address={address} onChange={onChange} />}
    </>
  );
}

/** The rate applies when the field loses focus or Enter is pressed. */
function DepositRate({ address, onChange }: BenchmarkChoiceProps) {
  const { benchmark: texts } = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  const [draft, setDraft] = useState<string | null>(null);
  const typed = address.rate ?? FIRST_DEPOSIT_RATE;
  const take = () => {
    if (draft !== null) onChange({ rate: draft });
    setDraft(null);
  };
  return (
    <div className="w-36">
      <TextField
        id="returns-deposit-rate"
        label={texts.rate}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? typed}
        error={readDepositRate(address, locale) === undefined ? texts.wrongRate : undefined}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </div>
  );
}
