import { useWatch } from 'react-hook-form';
import { CURRENCIES } from '#domain/money/currency';
import { DAY_COUNTS } from '#api/bonds';
import { DateField } from '../forms/date-field/date-field.tsx';
import { IsinField } from '../forms/isin-field.tsx';
import { NumberField } from '../forms/number-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { bondFormTexts } from '../texts/bond-form.ts';
import { useTexts } from '../texts/texts.ts';
import { PRICE_PLACES } from './places.ts';
import { ProposedTerms } from './proposed-terms.tsx';
import type { BondForm } from './use-bond-form.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 md:grid-cols-3';

/** The fields of the bond form, in groups. */
export function BondFields({ form }: { readonly form: BondForm }) {
  return (
    <>
      <IdentityFields form={form} />
      <PriceFields form={form} />
      <TermFields form={form} />
    </>
  );
}

function IdentityFields({ form: { field, control } }: { readonly form: BondForm }) {
  const texts = useTexts(bondFormTexts);
  const isin = useWatch({ control, name: 'isin' });
  return (
    <div className={GRID}>
      <IsinField {...field('isin')} typed={isin} autoFocus />
      <TextField {...field('bank')} autoComplete="off" />
      <SelectField
        {...field('direction')}
        options={[
          { value: 'Buy', label: texts.directions.Buy },
          { value: 'Sell', label: texts.directions.Sell },
        ]}
      />
      <div className="sm:col-span-2 md:col-span-3">
        <TextAreaField {...field('data')} rows={2} />
      </div>
    </div>
  );
}

function PriceFields({ form: { field, number, date } }: { readonly form: BondForm }) {
  return (
    <div className={GRID}>
      <NumberField {...number('nominal')} />
      <SelectField
        {...field('currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <NumberField {...number('taxesPaid')} />
      <NumberField {...number('buyPrice')} places={PRICE_PLACES} />
      <NumberField {...number('marketPrice')} places={PRICE_PLACES} />
      <NumberField {...number('cleanPrice')} />
      <NumberField {...number('cupon')} />
      <NumberField {...number('ytm')} />
      <span className="max-md:hidden" />
      <DateField {...date('buyDate')} />
      <DateField {...date('settlementDate')} />
    </div>
  );
}

/** What the mathematics of the bond needs; folded, for it may all be left out. */
function TermFields({ form }: { readonly form: BondForm }) {
  const { field, number, date } = form;
  const texts = useTexts(bondFormTexts);
  const notGiven = { value: '', label: texts.notGiven };
  const frequencies = Object.entries(texts.frequencies).map(([value, label]) => ({ value, label }));
  return (
    <details className="rounded-control border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{texts.terms}</summary>
      <p className="mt-1 mb-3 text-sm text-soft">{texts.termsHint}</p>
      <ProposedTerms form={form} />
      <div className={GRID}>
        <DateField {...date('maturityDate')} />
        <SelectField {...field('couponFrequency')} options={[notGiven, ...frequencies]} />
        <SelectField
          {...field('dayCount')}
          options={[notGiven, ...DAY_COUNTS.map((name) => ({ value: name, label: name }))]}
        />
        <DateField {...date('issueDate')} />
        <DateField {...date('firstCouponDate')} />
        <NumberField {...number('redemption')} />
      </div>
    </details>
  );
}
