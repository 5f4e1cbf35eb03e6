import { useId } from 'react';
import { CURRENCIES } from '#domain/money/currency';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { PriceEntry } from './price-entries.ts';

const LOOK = 'h-8 rounded-control border border-edge bg-sheet px-2 text-ink';

interface QuotationFieldsProps {
  readonly isin: string;
  readonly entry: PriceEntry;
  readonly onChange: (change: Partial<PriceEntry>) => void;
}

/** The quotation and currency of a security that nobody holds. */
export function QuotationFields({ isin, entry, onChange }: QuotationFieldsProps) {
  const texts = useTexts(pricesTexts);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-soft">
      <label htmlFor={`${id}-kind`} className="flex items-center gap-2">
        {texts.quotedAs}
        <select
          id={`${id}-kind`}
          aria-label={texts.quotationLabel(isin)}
          value={entry.kind ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ kind: value === 'clean' || value === 'unit' ? value : undefined })
          }
          className={LOOK}
        >
          <option value="">{texts.choose}</option>
          <option value="clean">{texts.basis.percent}</option>
          <option value="unit">{texts.perUnit}</option>
        </select>
      </label>
      <label htmlFor={`${id}-currency`} className="flex items-center gap-2">
        {texts.currency}
        <select
          id={`${id}-currency`}
          aria-label={texts.currencyLabel(isin)}
          value={entry.currency ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ currency: CURRENCIES.find((each) => each === value) })
          }
          className={LOOK}
        >
          <option value="">{texts.choose}</option>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
