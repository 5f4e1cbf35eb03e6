import { useState } from 'react';
import { changeMyReminders, type Reminders as Chosen } from '#api/portfolio/reminders';
import { COUPON_DAYS } from '#domain/portfolio/income/reminders';
import { CheckboxField } from '../../../platform/forms/fields/checkbox-field.tsx';
import { EndpointForm } from '../../../platform/forms/endpoint-form.tsx';
import { numberOrNull } from '../../../platform/forms/form-values.ts';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { storeReminders } from '../../../platform/queries/portfolio/reminders.ts';
import { remindersTexts } from '../../../platform/texts/portfolio/reminders.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../platform/ui/message.tsx';

const NO_COUPONS = 'none';

/** The reminder settings of the user. */
export function RemindersForm({ chosen }: { readonly chosen: Chosen }) {
  const texts = useTexts(remindersTexts);
  const { close } = useTexts(commonTexts);
  const withCause = useWithCause();
  const [isSaved, setSaved] = useState(false);
  const { couponDays, maturities, freeMoneyFrom, withAmounts } = chosen;
  const form = useEndpointForm({
    endpoint: changeMyReminders,
    initial: {
      couponDays: couponDays === null ? NO_COUPONS : String(couponDays),
      maturities,
      freeMoneyFrom: freeMoneyFrom === null ? '' : String(freeMoneyFrom),
      withAmounts,
    },
    labels: {
      couponDays: texts.couponDays,
      maturities: texts.maturities,
      freeMoneyFrom: texts.freeMoneyFrom,
      withAmounts: texts.withAmounts,
    },
    toBody: (fields) => ({
      ...fields,
      couponDays: COUPON_DAYS.find((days) => String(days) === fields.couponDays) ?? null,
      freeMoneyFrom: numberOrNull(fields.freeMoneyFrom),
    }),
    failure: (error) => withCause(texts.saveFailed, error),
    onSaved: (saved) => {
      storeReminders(saved);
      setSaved(true);
    },
  });
  const options = [
    { value: NO_COUPONS, label: texts.days.none },
    ...COUPON_DAYS.map((days) => ({ value: String(days), label: texts.days[days] })),
  ];
  return (
    <>
      <EndpointForm frame={form.frame} submitLabel={texts.save}>
        <SelectField {...form.field('couponDays')} options={options} />
        <CheckboxField {...form.field('maturities')} />
        <NumberField {...form.field('freeMoneyFrom')} control={form.control} hint={texts.freeMoneyHint} />
        <CheckboxField {...form.field('withAmounts')} hint={texts.withAmountsHint} />
      </EndpointForm>
      {isSaved && (
        <div className="mt-3">
          <Message kind="success" text={texts.saved} closeLabel={close} onGone={() => setSaved(false)} />
        </div>
      )}
    </>
  );
}
