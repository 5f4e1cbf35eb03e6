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
}

const CELL = 'border-b border-hair bg-accent-wash/45 py-1.5 align-top';

/** One payment of a holding. */
export function IncomeEventRow({ event, owner }: IncomeEventRowProps) {
  const { kinds, onAccount } = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const { day, expectedOn, kind, bank, state } = event;
  const isPrincipal = kind === 'redemption';
  const moves = expectedOn !== day && (state === 'expected' || state === 'due');
  return (
    <tr>
      <td className={`${CELL} pl-9 whitespace-nowrap text-soft max-md:pr-1 max-md:pl-3.5`}>
        {formatDayOfYear(day, locale)}
        {moves && (
          <span className="block text-xs whitespace-normal text-faint">
            {onAccount(formatDayOfYear(expectedOn, locale))}
          </span>
        )}
      </td>
      <td className={`${CELL} pr-3`}>
        <HoldingLink event={event} owner={owner} />
        <span className="block text-xs text-faint">
          {kinds[kind]}
          {bank !== null && bank !== '' && ` · ${bank}`}
        </span>
        <span className="mt-0.5 block md:hidden">
          <IncomeState state={state} />
        </span>
      </td>
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
