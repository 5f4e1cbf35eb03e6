import { Link } from '@tanstack/react-router';
import type { CalendarDate } from '#domain/calendar-date';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { RETURN_COSTS } from '#domain/portfolio/returns/position-flows';
import { DateInput } from '../../../platform/forms/date-field/date-input.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { BenchmarkChoice } from './benchmark-choice.tsx';
import { returnInAddress, type ReturnAddress } from './return-in-address.ts';
import { ownDates, PERIODS, readPeriod } from './return-question.ts';

interface ReturnChoicesProps {
  readonly address: ReturnAddress;
  readonly onChange: (changed: ReturnAddress) => void;
  readonly today: CalendarDate;
  /** True if the dates do not form a period. */
  readonly isWrong: boolean;
}

/** Chooses the period, the securities, the costs, and the benchmark. */
export function ReturnChoices({ address, onChange, today, isWrong }: ReturnChoicesProps) {
  const texts = useTexts(returnsTexts);
  const period = readPeriod(address);
  const dates = ownDates(address, today);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-2 gap-y-2 no-print md:gap-x-4">
      <SegmentedToggle
        label={texts.period}
        options={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        value={period}
        onChange={(chosen) =>
          onChange({ period: chosen, ...(chosen === 'own' ? dates : { from: '', to: '' }) })
        }
      />
      {period === 'own' && (
        <>
          <div className="w-44">
            <DateInput
              id="returns-from"
              label={texts.from}
              value={dates.from}
              onChange={(from) => onChange({ from })}
              error={isWrong ? texts.wrongPeriod : undefined}
            />
          </div>
          <div className="w-44">
            <DateInput
              id="returns-to"
              label={texts.to}
              value={dates.to}
              onChange={(to) => onChange({ to })}
            />
          </div>
        </>
      )}
      <div className="w-52 max-md:w-auto max-md:grow">
        <LevelChoice address={address} onChange={onChange} />
      </div>
      <div className="w-56 max-md:w-auto max-md:grow">
        <SelectField
          id="returns-costs"
          label={texts.costs}
          value={address.costs ?? RETURN_COSTS[0]}
          onChange={({ target }) => onChange({ costs: target.value })}
          options={RETURN_COSTS.map((value) => ({ value, label: texts.costOptions[value] }))}
        />
      </div>
      <BenchmarkChoice address={address} onChange={onChange} />
    </div>
  );
}

function LevelChoice({ address, onChange }: Pick<ReturnChoicesProps, 'address' | 'onChange'>) {
  const texts = useTexts(returnsTexts);
  const { isin } = address;
  if (isin !== undefined) {
    return (
      <p className="flex h-10 flex-wrap items-center gap-x-3">
        <span className="font-medium">{isin}</span>
        <Link
          to="."
          search={(search: object) => returnInAddress({ ...search, isin: '' })}
          className="text-sm text-accent"
        >
          {texts.allAgain}
        </Link>
      </p>
    );
  }
  return (
    <SelectField
      id="returns-of"
      label={texts.of}
      value={address.kind ?? 'all'}
      onChange={({ target }) => onChange({ kind: target.value === 'all' ? '' : target.value })}
      options={(['all', ...HOLDING_KINDS] as const).map((value) => ({ value, label: texts.levels[value] }))}
    />
  );
}
