import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import type { DuePayment, DuePayments } from '#api/portfolio/due-payments';
import { useFigureFormat } from '../../figures/bond-analytics/use-figure-format.ts';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

interface PaymentProposalProps {
  readonly due: DuePayments;
  readonly chosen: DuePayment | undefined;
  readonly onChoose: (date: string) => void;
  /** The due date in the address. */
  readonly day?: CalendarDate | undefined;
  /** True for the holder, who has pages for bonds and payments. */
  readonly isOwn: boolean;
}

/** Above the fields: which payment they were prefilled with, and what else is due. */
export function PaymentProposal({ due, chosen, onChoose, day, isOwn }: PaymentProposalProps) {
  const { due: texts } = useTexts(paymentsTexts);
  const writing = useFigureFormat(due.currency);
  const id = useId();
  const { payments } = due;
  const nothing = day !== undefined && !payments.some(({ date }) => date === day) && (
    <p className="text-sm text-soft">{texts.nothingOn(writing.day(day))}</p>
  );
  if (payments.length === 0) return nothing;
  const options = payments.map(({ date, interest, state }) => ({
    value: date,
    label: texts.option(writing.day(date), writing.money(interest), texts.states[state]),
  }));
  return (
    <>
      {nothing}
      <SelectField
        id={id}
        label={texts.payment}
        options={[...options, { value: '', label: texts.other }]}
        value={chosen?.date ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        hint={chosen && <Hints {...{ due, chosen, isOwn }} />}
      />
    </>
  );
}

/** Notes on the prefilled payment. */
function Hints({ due, chosen, isOwn }: { due: DuePayments; chosen: DuePayment; isOwn: boolean }) {
  const { due: texts } = useTexts(paymentsTexts);
  const { money, day } = useFigureFormat(due.currency);
  const { date, interest, principal, alsoDue } = chosen;
  const params = { bondId: String(due.bondId) };
  return (
    <div className="grid gap-1">
      <p>
        {principal > 0 ? texts.withCapital(day(date), money(interest), money(principal)) : texts.proposed}
      </p>
      {alsoDue.map((also) => (
        <Hint
          key={also.bondId}
          text={texts.alsoOn(money(also.nominal), money(also.interest))}
          link={
            isOwn && (
              <Link
                to="/bond/$bondId/payments/add"
                params={{ bondId: String(also.bondId) }}
                search={{ due: date }}
                className="text-accent underline"
              >
                {texts.recordAlso}
              </Link>
            )
          }
        />
      ))}
      {due.undated > 0 && (
        <Hint
          text={texts.undated(due.undated)}
          link={
            isOwn && (
              <Link to="/bond/$bondId/payments" params={params} className="text-accent underline">
                {texts.toPayments}
              </Link>
            )
          }
        />
      )}
    </div>
  );
}

function Hint({ text, link }: { readonly text: string; readonly link: ReactNode }) {
  return (
    <p className="text-warn">
      {text} {link}
    </p>
  );
}
