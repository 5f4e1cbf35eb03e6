import type { CalendarDate } from '#domain/calendar-date';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { principalLadder, sumPrincipal, type LadderRung } from '#domain/portfolio/income/principal-ladder';
import type { IncomeRungOnWire } from '#api/portfolio/figures/income';
import { findExchangeRates } from '../../market/exchange-rates/active-rates.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { eurOnWire } from './income-on-wire.ts';
import { loadIncome } from './load-income.ts';

function rungOnWire(
  { from, to, currency, principal, eur }: LadderRung,
  isMatured: boolean,
): IncomeRungOnWire {
  return { from, to, isMatured, currency, principal: principal.toNumber(), eur: eurOnWire(eur) };
}

/** The first and last day of the events; undefined without events. */
function findSpan(events: readonly IncomeEvent[]): Pick<LadderRung, 'from' | 'to'> | undefined {
  const days = events.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The principal to be repaid by time span, preceded by matured principal that is not recorded; of these bonds alone, where some are named. */
export async function findLadder(
  source: PortfolioSource,
  today: CalendarDate,
  ofBonds?: ReadonlySet<number>,
): Promise<IncomeRungOnWire[]> {
  const rates = await findExchangeRates(source.db, today);
  const coming: IncomeEvent[] = [];
  const matured: IncomeEvent[] = [];
  for await (const { events } of loadIncome(source, { today })) {
    for (const event of events) {
      if (event.type !== 'redemption' || ofBonds?.has(event.holdingId) === false) continue;
      if (event.state === 'expected') coming.push(event);
      else if (event.state === 'due' || event.state === 'overdue') matured.push(event);
    }
  }
  const span = findSpan(matured);
  return [
    ...(span === undefined
      ? []
      : sumPrincipal(matured, rates).map((sum) => rungOnWire({ ...span, ...sum }, true))),
    ...principalLadder(coming, today, rates).map((rung) => rungOnWire(rung, false)),
  ];
}
