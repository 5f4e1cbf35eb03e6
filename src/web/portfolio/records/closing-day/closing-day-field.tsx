import type { CalendarDate } from '#domain/calendar-date';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import type { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { closingDayTexts } from '../../../platform/texts/portfolio/instruments/closing-day.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

type ClosingDayValues = { closedOn: string };

interface Closable {
  readonly closedOn: CalendarDate | null;
  readonly maturityDate?: CalendarDate | null;
}

/** The initial day of the form: the stored day, otherwise the maturity date if it is past, otherwise today. */
export function closingDayValues(
  { closedOn, maturityDate = null }: Closable,
  today: CalendarDate,
): ClosingDayValues {
  const matured = maturityDate !== null && maturityDate <= today ? maturityDate : null;
  return { closedOn: closedOn ?? matured ?? today };
}

export function closingDayBody({ closedOn }: ClosingDayValues) {
  return { expired: true, closedOn };
}

type ClosingDayForm = Pick<ReturnType<typeof useEndpointForm<ClosingDayValues, never, never, never>>, 'date'>;

export function ClosingDayField({ form }: { readonly form: ClosingDayForm }) {
  const { hint } = useTexts(closingDayTexts);
  return <DateField {...form.date('closedOn')} hint={hint} />;
}
