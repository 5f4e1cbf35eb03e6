import type { IncomeEvent } from '#api/portfolio/figures/income';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDayOfYear } from '../../../platform/ui/format.ts';
import { IncomeState } from './income-state.tsx';
import { HoldingLink } from './holding-link.tsx';
import { useEuro } from './use-euro.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface IncomeEventRowProps {
  readonly event: IncomeEvent;
  readonly owner: Owner;
  /** Whether there is room for a column of days. */
  readonly isWide: boolean;
}

const CELL = 'border-b border-hair bg-accent-wash/45 py-1.5 align-top';

/** One payment of a holding. */
export function IncomeEventRow({ event, owner, isWide }: IncomeEventRowProps) {
  const { kind, state } = event;
  const isPrincipal = kind === 'redemption';
  return (
    <tr>
      {isWide ? (
        <>
          <td className={`${CELL} pl-9 whitespace-nowrap text-soft`}>
            <EventDay event={event} />
          </td>
          <td className={`${CELL} pr-3`}>
            <Security event={event} owner={owner} />
          </td>
        </>
      ) : (
        <td colSpan={2} className={`${CELL} pr-3 pl-3.5`}>
          <span className="block text-xs text-soft">
            <EventDay event={event} />
          </span>
          <Security event={event} owner={owner} />
          <span className="mt-0.5 block">
            <IncomeState state={state} />
          </span>
        </td>
      )}
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-md:pr-3.5`}>
        {!isPrincipal && <EventAmount event={event} />}
        {isPrincipal && (
          <span className="md:hidden">
            <EventAmount event={event} />
          </span>
        )}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-md:hidden`}>
        {isPrincipal && <EventAmount event={event} />}
      </td>
      <td className={`${CELL} pr-5 text-right max-md:hidden`}>
        <IncomeState state={state} />
      </td>
    </tr>
  );
}

function EventDay({ event: { day, expectedOn, state } }: Pick<IncomeEventRowProps, 'event'>) {
  const { onAccount } = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const moves = expectedOn !== day && (state === 'expected' || state === 'due');
  return (
    <>
      {formatDayOfYear(day, locale)}
      {moves && (
        <span className="block text-xs whitespace-normal text-faint">
          {onAccount(formatDayOfYear(expectedOn, locale))}
        </span>
      )}
    </>
  );
}

function Security({ event, owner }: Pick<IncomeEventRowProps, 'event' | 'owner'>) {
  const { kinds } = useTexts(incomeTexts);
  const { kind, bank } = event;
  return (
    <>
      <HoldingLink event={event} owner={owner} />
      <span className="block text-xs text-faint">
        {kinds[kind]}
        {bank !== null && bank !== '' && ` · ${bank}`}
      </span>
    </>
  );
}

/** The amount in euro, then in its own currency; for a short payment also the amount due. */
function EventAmount({ event: { eur, amount, currency, due, state } }: Pick<IncomeEventRowProps, 'event'>) {
  const { noRate, expectedAmount } = useTexts(incomeTexts);
  const { money } = useEuro();
  return (
    <>
      {typeof eur === 'number' ? <Amount value={eur} /> : <Missing reason={noRate} />}
      {currency !== 'EUR' && <span className="block text-xs text-faint">{money(amount, currency)}</span>}
      {state === 'short' && (
        <span className="block text-xs text-faint">{expectedAmount(money(due, currency))}</span>
      )}
    </>
  );
}
