import { useWatch } from 'react-hook-form';
import { CURRENCIES } from '#domain/money/currency';
import { PRICE_BASES } from '#domain/prices/price-basis';
import { DAY_COUNTS } from '#api/portfolio/bond-fields';
import { INSTRUMENT_KINDS, REGULATED_MARKET, type Instrument } from '#api/portfolio/instruments/instruments';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { FeatureFields } from '../../records/bond-features/feature-fields.tsx';
import { FEATURE_FIELDS } from '../../records/bond-features/feature-form-values.ts';
import { useDealHints } from '../../records/deal-dates/use-deal-hints.tsx';
import { showsTerms } from './instrument-form-values.ts';
import { useInstrumentForm, type InstrumentForm } from './use-instrument-form.ts';

interface InstrumentDialogProps {
  readonly instrument: Instrument;
  readonly onSaved: (instrument: Instrument) => Promise<void>;
  readonly onClose: () => void;
}

/** The form that changes a security. */
export function InstrumentDialog({ instrument, onSaved, onClose }: InstrumentDialogProps) {
  const { editTitle, save } = useTexts(instrumentsTexts);
  const form = useInstrumentForm({ instrument, onSaved });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { features } = useTexts(bondFormTexts);
  return (
    <FormDialog
      title={editTitle(instrument.isin)}
      submitLabel={save}
      frame={form.frame}
      onClose={onClose}
      wide
    >
      <SecurityFields form={form} />
      {showsTerms(kind, instrument) && (
        <>
          <TermFields form={form} />
          <FeatureFields
            field={form.number}
            index={form.field('index')}
            names={FEATURE_FIELDS}
            hint={features.ofSecurity}
          />
        </>
      )}
    </FormDialog>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 md:grid-cols-3';

function SecurityFields({ form: { field } }: { readonly form: InstrumentForm }) {
  const { kinds, priceBases, regulatedMarket, countryHint, venueHint } = useTexts(instrumentsTexts);
  return (
    <div className={GRID}>
      <SelectField
        {...field('kind')}
        options={INSTRUMENT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('issuer')} autoComplete="off" />
      <TextField
        {...field('country')}
        hint={countryHint}
        maxLength={2}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        {...field('currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <SelectField
        {...field('priceBasis')}
        options={PRICE_BASES.map((basis) => ({ value: basis, label: priceBases[basis] }))}
      />
      <SelectField
        {...field('regulatedMarket')}
        options={REGULATED_MARKET.map((answer) => ({ value: answer, label: regulatedMarket[answer] }))}
      />
      <TextField {...field('venue')} hint={venueHint} autoComplete="off" />
    </div>
  );
}

function TermFields({ form: { field, number, date, control } }: { readonly form: InstrumentForm }) {
  const hints = useDealHints(useWatch({ control, compute: (values) => values }));
  const { notGiven, frequencies } = useTexts(bondFormTexts);
  const { terms } = useTexts(instrumentsTexts);
  const none = { value: '', label: notGiven };
  return (
    <fieldset className="min-w-0 border-t border-hair pt-3">
      <legend className="float-left mb-3 w-full font-bold">{terms}</legend>
      <div className={`clear-both ${GRID}`}>
        <NumberField {...number('couponPercent')} />
        <SelectField
          {...field('couponFrequency')}
          options={[none, ...Object.entries(frequencies).map(([value, label]) => ({ value, label }))]}
        />
        <SelectField
          {...field('dayCount')}
          options={[none, ...DAY_COUNTS.map((name) => ({ value: name, label: name }))]}
        />
        <DateField {...date('issueDate')} hint={hints.issueDate} />
        <DateField {...date('firstCouponDate')} />
        <DateField {...date('maturityDate')} />
        <NumberField {...number('redemption')} hint={hints.redemption} />
      </div>
    </fieldset>
  );
}
