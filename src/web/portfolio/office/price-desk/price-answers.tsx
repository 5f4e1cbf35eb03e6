import { useId } from 'react';
import { writeRuleMessage } from '#api/platform/field-rules';
import { PRICE_RULES } from '#domain/prices/check-price';
import { isCalendarDate } from '#domain/calendar-date';
import type { PriceRule } from '#api/portfolio/instruments/prices';
import { fieldSentence } from '../../../platform/forms/field-sentence.ts';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { formatFigure, formatPercent } from '../../../platform/ui/format.ts';
import { AlertIcon } from '../../../platform/ui/icons/icons.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { QuotationFields } from './quotation-fields.tsx';
import { hasPrice, likelyPrice, typedNumber, type PriceEntry } from './price-entries.ts';
import { PriceInputField } from './price-field.tsx';
import type { DeskRow } from './use-price-desk.ts';

const PLACES = { places: 4, maxPlaces: 8 } as const;

interface PriceAnswersProps {
  readonly row: DeskRow;
  readonly id: string;
  readonly dayForAll: string;
  readonly onChange: (change: Partial<PriceEntry>) => void;
}

/** Below a row: the errors of its price, or the warnings to answer before it can be saved. Empty if there are none. */
export function PriceAnswers({ row, id, dayForAll, onChange }: PriceAnswersProps) {
  const { entry, preview } = row;
  const faults = useFaults(row, dayForAll);
  if (entry === undefined) return null;
  const warnings = faults.length > 0 ? [] : (preview?.warnings ?? []);
  const isUnlisted = row.listed === undefined;
  if (faults.length === 0 && warnings.length === 0 && !isUnlisted) return null;
  return (
    <div id={id} className="grid gap-1.5 py-1 text-[13px]">
      {isUnlisted && <QuotationFields isin={row.isin} entry={entry} onChange={onChange} />}
      {faults.map((fault) => (
        <p key={fault} className="flex items-start gap-2 text-loss">
          <AlertIcon size={16} />
          {fault}
        </p>
      ))}
      {warnings.map((rule) => (
        <Warning key={rule} {...{ rule, row, entry, onChange }} />
      ))}
    </div>
  );
}

function useFaults({ entry, refused, listed }: DeskRow, dayForAll: string): readonly string[] {
  const texts = useTexts(pricesTexts);
  const rules = useTexts(fieldRulesTexts);
  const { date } = useTexts(formsTexts);
  const { locale } = useDisplayPreferences();
  if (entry === undefined) return [];
  if (hasPrice(entry) && typedNumber(entry.price, locale) === null) return [texts.notANumber];
  if (!isCalendarDate(entry.day === '' ? dayForAll : entry.day)) return [texts.notADay];
  return refused
    .filter(({ path }) => !/\.(?:kind|currency)$/.test(path) || listed !== undefined)
    .map(({ rule, values, path }) => {
      const value = path.endsWith('day') ? entry.day || dayForAll : entry.price;
      return fieldSentence({ message: writeRuleMessage({ rule, values }), value, locale }, { rules, date });
    });
}

interface WarningProps {
  readonly rule: PriceRule;
  readonly row: DeskRow;
  readonly entry: PriceEntry;
  readonly onChange: (change: Partial<PriceEntry>) => void;
}

function Warning({ rule, row, entry, onChange }: WarningProps) {
  const sentence = useWarningSentence(rule, row);
  const severity = PRICE_RULES[rule];
  if (severity === 'note' || severity === 'refused') return <p className="text-soft">{sentence}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className={`flex items-start gap-2 ${severity === 'confirm' ? 'text-loss' : 'text-warn'}`}>
        <AlertIcon size={16} />
        {sentence}
      </span>
      {severity === 'confirm' ? (
        <RetypedPrice {...{ row, entry, onChange }} />
      ) : (
        <ConfirmCheckbox checked={entry.confirmed} onChange={(confirmed) => onChange({ confirmed })} />
      )}
    </div>
  );
}

function useWarningSentence(rule: PriceRule, { preview }: DeskRow): string {
  const texts = useTexts(pricesTexts);
  const { locale } = useDisplayPreferences();
  if (rule === 'looks_hundred_times_off')
    return texts.hundred(
      formatFigure(preview?.after ?? 0, locale, PLACES),
      formatFigure(preview?.before ?? 0, locale, PLACES),
    );
  if (rule === 'large_change')
    return texts.largeChange(formatPercent(preview?.changePercent ?? 0, locale, { places: 2, signed: true }));
  if (rule === 'unusual_clean_price') return texts.unusual;
  return isNote(rule) ? texts.notes[rule] : rule;
}

function isNote(rule: PriceRule): rule is keyof (typeof pricesTexts)['en']['notes'] {
  return PRICE_RULES[rule] === 'note';
}

function RetypedPrice({ row: { preview }, entry, onChange }: Omit<WarningProps, 'rule'>) {
  const texts = useTexts(pricesTexts);
  const { locale } = useDisplayPreferences();
  const price = typedNumber(entry.price, locale);
  const likely = price === null ? null : likelyPrice(price, preview?.before ?? 0);
  const written = likely === null ? '' : formatFigure(likely, locale, PLACES);
  return (
    <>
      {likely !== null && (
        <Button className="h-8!" onClick={() => onChange({ price: written })}>
          {texts.use(written)}
        </Button>
      )}
      <span className="flex items-center gap-2 text-soft">
        {texts.again}
        <span className="w-28">
          <PriceInputField
            label={texts.retypeLabel(entry.price)}
            value={entry.again}
            onChange={(again) => onChange({ again })}
          />
        </span>
      </span>
    </>
  );
}

function ConfirmCheckbox({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const texts = useTexts(pricesTexts);
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-6 items-center gap-2">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {texts.isRight}
    </label>
  );
}
