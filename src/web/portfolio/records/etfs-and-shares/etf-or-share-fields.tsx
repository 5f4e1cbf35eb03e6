import { useWatch } from 'react-hook-form';
import { EtfOrShareDirection } from '#api/portfolio/etfs-and-shares';
import { CURRENCIES } from '#domain/money/currency';
import { CheckboxField } from '../../../platform/forms/fields/checkbox-field.tsx';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { IsinField } from '../../../platform/forms/fields/isin-field.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDealHints } from '../deal-dates/use-deal-hints.tsx';
import { PRICE_PLACES } from './decimal-places.ts';
import type { EtfOrShareForm } from './use-etf-or-share-form.ts';

/** The fields, in the order of ETF_OR_SHARE_FIELDS. */
export function EtfOrShareFields({ form }: { readonly form: EtfOrShareForm }) {
  const { field, number, date, control } = form;
  const { unknownBank, directions } = useTexts(etfsAndSharesTexts);
  const isin = useWatch({ control, name: 'isin' });
  const hints = useDealHints(useWatch({ control, compute: (values) => values }));
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
      <IsinField {...field('isin')} typed={isin} />
      <TextField {...field('bank')} autoComplete="off" placeholder={unknownBank} />
      <SelectField
        {...field('direction')}
        required
        options={EtfOrShareDirection.options.map((value) => ({ value, label: directions[value] }))}
      />
      <div className="sm:col-span-2">
        <TextField {...field('name')} autoComplete="off" />
      </div>
      <SelectField
        {...field('currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
      <NumberField {...number('marketPrice')} places={PRICE_PLACES} />
      <NumberField {...number('buyPrice')} places={PRICE_PLACES} />
      <NumberField {...number('nominal')} />
      <NumberField {...number('feesPaid1')} />
      <NumberField {...number('feesPaid2')} />
      <NumberField {...number('dividend')} />
      <DateField {...date('buyDate')} hint={hints.buyDate} />
      <DateField {...date('settlementDate')} hint={hints.settlementDate} />
      <div className="self-end pb-2.5">
        <CheckboxField {...field('expired')} />
      </div>
    </div>
  );
}
