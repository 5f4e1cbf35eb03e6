import { useId, type ReactNode } from 'react';
import { CURRENCIES } from '#domain/money/currency';
import type { PriceHistoryFile } from '#domain/prices/history-files/read-price-history';
import { DateInput } from '../../../platform/forms/date-field/date-input.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import type { PriceFile } from '../prices/price-file-button.tsx';
import { priceKinds, type PriceHistoryState } from './use-price-history.ts';

interface HistorySourceProps {
  readonly file: PriceFile;
  readonly read: PriceHistoryFile;
  readonly history: PriceHistoryState;
  readonly onEditFile: () => void;
  readonly onChangeSecurity?: () => void;
}

/** The security, the file, and how its prices are quoted. */
export function HistorySource({ file, read, history, onEditFile, onChangeSecurity }: HistorySourceProps) {
  const texts = useTexts(priceHistoryTexts);
  const { isin, name } = history.security;
  const format = texts.formats[read.format];
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact label={texts.security} change={texts.changeSecurity} onChange={onChangeSecurity}>
          {name ?? isin}
          {name !== null && <span className="block text-sm font-normal text-soft">{isin}</span>}
        </Fact>
        <Fact label={texts.file} change={texts.editFile} onChange={onEditFile}>
          {file.name === '' ? texts.pastedText : file.name}
          <span className="block text-sm font-normal text-soft">{format}</span>
        </Fact>
      </div>
      <Quotation history={history} />
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly change: string;
  readonly onChange: (() => void) | undefined;
}

function Fact({ label, children, change, onChange }: FactProps) {
  return (
    <div className="flex items-start justify-between gap-x-3 rounded-control max-sm:flex-wrap border border-line px-3.5 py-2">
      <dl className="min-w-0 wrap-anywhere">
        <dt className="text-sm text-soft">{label}</dt>
        <dd className="font-medium">{children}</dd>
      </dl>
      {onChange !== undefined && (
        <Button kind="quiet" className="-mr-2 h-8! px-2!" onClick={onChange}>
          {change}
        </Button>
      )}
    </div>
  );
}

function Quotation({ history }: { readonly history: PriceHistoryState }) {
  const texts = useTexts(priceHistoryTexts);
  const { choose } = useTexts(pricesTexts);
  const { optional } = useTexts(formsTexts);
  const id = useId();
  const { security, kind, currency, from } = history;
  const kinds = priceKinds(security);
  const empty = { value: '', label: choose };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        id={`${id}-kind`}
        label={texts.kind}
        value={kind ?? ''}
        onChange={({ target }) => history.setKind(kinds.find((each) => each === target.value))}
        options={[
          ...(kind === undefined ? [empty] : []),
          ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
      />
      <SelectField
        id={`${id}-currency`}
        label={texts.currency}
        value={currency ?? ''}
        onChange={({ target }) => history.setCurrency(CURRENCIES.find((each) => each === target.value))}
        options={[
          ...(currency === undefined ? [empty] : []),
          ...CURRENCIES.map((value) => ({ value, label: value })),
        ]}
      />
      <DateInput
        id={`${id}-from`}
        label={texts.from}
        optionalLabel={optional}
        value={from}
        onChange={history.setFrom}
      />
    </div>
  );
}
