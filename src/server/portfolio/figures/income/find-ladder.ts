import type { CalendarDate } from '#domain/calendar-date';
import type { PossibleCall } from '#domain/portfolio/income/first-call';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { principalLadder, sumPrincipal, type LadderRung } from '#domain/portfolio/income/principal-ladder';
import type { IncomeRungOnWire } from '#api/portfolio/figures/income';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { eurOnWire } from './income-on-wire.ts';
import { loadIncome } from './load-income.ts';

const rungOnWire =
  (kind: 'matured' | 'coming' | 'call') =>
  ({ from, to, currency, principal, eur }: LadderRung): IncomeRungOnWire => ({
    ...{ from, to, isMatured: kind === 'matured', isCall: kind === 'call' },
    ...{ currency, principal: principal.toNumber(), eur: eurOnWire(eur) },
  });

/** The first and last day of the events; undefined without events. */
function findSpan(events: readonly IncomeEvent[]): Pick<LadderRung, 'from' | 'to'> | undefined {
  const days = events.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * The principal to be repaid by time span, after matured principal that is not recorded and before what the first calls would repay;
 * of these bonds alone, where some are named.
 */
export async function findLadder(
  source: PortfolioSource,
  today: CalendarDate,
  ofBonds?: ReadonlySet<number>,
): Promise<IncomeRungOnWire[]> {
  const rates = await findExchangeRates(source.db, today);
  const coming: IncomeEvent[] = [];
  const matured: IncomeEvent[] = [];
  const calls: PossibleCall[] = [];
  const isIncluded = ({ holdingId }: { readonly holdingId: number }) => ofBonds?.has(holdingId) !== false;
  for await (const loaded of loadIncome(source, { today })) {
    for (const call of loaded.calls) if (isIncluded(call)) calls.push(call);
    for (const event of loaded.events) {
      if (event.type !== 'redemption' || !isIncluded(event)) continue;
      if (event.state === 'expected') coming.push(event);
      else if (event.state === 'due' || event.state === 'overdue') matured.push(event);
    }
  }
  const span = findSpan(matured);
  return [
    ...(span === undefined
      ? []
      : sumPrincipal(matured, rates).map((sum) => rungOnWire('matured')({ ...span, ...sum }))),
    ...principalLadder(coming, today, rates).map(rungOnWire('coming')),
    ...principalLadder(calls, today, rates).map(rungOnWire('call')),
  ];
}
