import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CURRENCIES } from '#domain/money/currency';
import { DAY_COUNTS } from '#api/portfolio/bond-fields';
import { DateField } from '../../../../platform/forms/date-field/date-field.tsx';
import { IsinField } from '../../../../platform/forms/fields/isin-field.tsx';
import { NumberField } from '../../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../../platform/forms/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../../../platform/forms/fields/text-field.tsx';
import type { Owner } from '../../../../platform/queries/shared-keys.ts';
import { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { PRICE_PLACES } from '../details/decimal-places.ts';
import { useDealHints } from '../../deal-dates/use-deal-hints.tsx';
import { FeatureFields } from '../../bond-features/feature-fields.tsx';
import { FEATURE_FIELDS } from '../../bond-features/feature-form-values.ts';
import { ProposedTerms } from './proposed-terms.tsx';
import type { BondForm } from './use-bond-form.ts';

type Hints = ReturnType<typeof useDealHints>;

const GRID = 'grid gap-4 sm:grid-cols-2 md:grid-cols-3';

interface BondFieldsProps {
  readonly form: BondForm;
  readonly owner: Owner;
}

/** The fields of the bond form in groups, in the order of BOND_FIELDS. */
export function BondFields({ form, owner }: BondFieldsProps) {
  const hints = useDealHints(useWatch({ control: form.control, compute: (values) => values }));
  return (
    <>
      <DealFields form={form} owner={owner} hints={hints} />
      <TermFields form={form} hints={hints} />
      <BondFeatureFields form={form} />
      <OtherFields form={form} />
    </>
  );
}

/** The fields of the deal. The known terms of its ISIN are shown below the first row. */
function DealFields({ form, owner, hints }: BondFieldsProps & { readonly hints: Hints }) {
  const { field, number, date, control } = form;
  const { directions } = useTexts(bondFormTexts);
  const isin = useWatch({ control, name: 'isin' });
  return (
    <div className={GRID}>
      <IsinField {...field('isin')} typed={isin} />
      <ProposedTerms form={form} owner={owner} className="col-span-full row-start-2" />
      <SelectField
        {...field('direction')}
        options={[
          { value: 'Buy', label: directions.Buy },
          { value: 'Sell', label: directions.Sell },
        ]}
      />
      <TextField {...field('bank')} autoComplete="off" />
      <SelectField
        {...field('currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <NumberField {...number('nominal')} />
      <NumberField {...number('buyPrice')} places={PRICE_PLACES} />
      <NumberField {...number('marketPrice')} places={PRICE_PLACES} />
      <DateField {...date('buyDate')} hint={hints.buyDate} />
      <DateField {...date('settlementDate')} hint={hints.settlementDate} />
    </div>
  );
}

interface TermFieldsProps {
  readonly form: BondForm;
  readonly hints: Hints;
}

/** The terms that the bond mathematics needs. */
function TermFields({ form: { field, number, date }, hints }: TermFieldsProps) {
  const texts = useTexts(bondFormTexts);
  const notEntered = { value: '', label: texts.notGiven };
  const frequencies = Object.entries(texts.frequencies).map(([value, label]) => ({ value, label }));
  return (
    <Group title={texts.terms} hint={texts.termsHint}>
      <NumberField {...number('cupon')} />
      <DateField {...date('maturityDate')} hint={hints.maturityDate} />
      <SelectField {...field('couponFrequency')} options={[notEntered, ...frequencies]} />
      <SelectField
        {...field('dayCount')}
        options={[notEntered, ...DAY_COUNTS.map((name) => ({ value: name, label: name }))]}
      />
      <DateField {...date('issueDate')} hint={hints.issueDate} />
      <DateField {...date('firstCouponDate')} />
      <NumberField {...number('redemption')} hint={hints.redemption} />
    </Group>
  );
}

function BondFeatureFields({ form: { field, number } }: { readonly form: BondForm }) {
  const { features } = useTexts(bondFormTexts);
  return (
    <FeatureFields field={number} index={field('index')} names={FEATURE_FIELDS} hint={features.ofHolding} />
  );
}

function OtherFields({ form: { field, number } }: { readonly form: BondForm }) {
  const texts = useTexts(bondFormTexts);
  return (
    <Group title={texts.others}>
      <NumberField {...number('ytm')} />
      <NumberField {...number('cleanPrice')} />
      <NumberField {...number('taxesPaid')} />
      <div className="col-span-full">
        <TextAreaField {...field('data')} rows={2} />
      </div>
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Group({ title, hint, children }: GroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-hair pt-3">
      <legend className={`float-left w-full font-bold ${hint === undefined ? 'mb-3' : 'mb-1'}`}>
        {title}
      </legend>
      {hint !== undefined && <p className="clear-both mb-3 text-sm text-soft">{hint}</p>}
      <div className={`clear-both ${GRID}`}>{children}</div>
    </fieldset>
  );
}
