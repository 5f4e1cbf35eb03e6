import { addDays, type CalendarDate } from '#domain/calendar-date';
import { openReturn, type PortfolioReturn } from '#domain/portfolio/returns/portfolio-return';
import type { FlowPeriod } from '#domain/portfolio/returns/position-flows';
import { runInSteps, yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';
import {
  loadMarkets,
  loadPeriodRates,
  loadSecurities,
  type LoadedSecurity,
  type ReturnWanted,
} from './load-level.ts';
import { listSecurities } from './return-level.ts';
import { findRecorded } from './returns.store.ts';

/** Whose prices are in memory at once: of ten years each may have thousands. */
const SECURITIES_OF_PART = 25;

export interface FoundReturn {
  readonly period: FlowPeriod;
  readonly result: PortfolioReturn;
  readonly names: ReadonlyMap<string, string | null>;
  readonly undatedPayments: number;
}

/** Without a start the period begins before the first deal, or a year before its end where no deal has a day. */
function toPeriod(
  { from, to }: { readonly from: CalendarDate | undefined; readonly to: CalendarDate },
  firstDay: CalendarDate | null,
): FlowPeriod {
  const isWithin = firstDay !== null && firstDay <= to;
  return { start: from ?? addDays(isWithin ? firstDay : to, isWithin ? -1 : -365), end: to };
}

/** The return of a level over a period. Only a part of the prices is in memory at a time. */
export async function findReturn(
  source: PortfolioSource,
  { from, to, ...wanted }: Omit<ReturnWanted, 'period'> & Parameters<typeof toPeriod>[0],
): Promise<FoundReturn> {
  const { firstDay, undatedPayments } = await findRecorded(source, wanted.level);
  const period = toPeriod({ from, to }, firstDay);
  const rates = await loadPeriodRates(source, period);
  const all = { ...wanted, period, rates };
  const securities: LoadedSecurity[] = [];
  for (const part of await listSecurities(source, wanted.level)) {
    securities.push(...(await loadSecurities(source, part, all)));
  }
  const flowDays = new Set<CalendarDate>();
  for (const { members } of securities)
    for (const { flows } of members) for (const { day } of flows) flowDays.add(day);
  const sum = openReturn(flowDays, period);
  for (const { problems } of securities)
    for (const { position, problem } of problems) sum.leaveOut(position, problem);
  for (let start = 0; start < securities.length; start += SECURITIES_OF_PART) {
    const part = securities.slice(start, start + SECURITIES_OF_PART);
    for (const [{ members }, market] of await loadMarkets(source, part, all)) {
      for (const member of members) await runInSteps(sum.addInSteps(member, market));
    }
  }
  await yieldToEventLoop();
  const names = new Map(securities.map(({ isin, name }) => [isin, name]));
  return { period, result: sum.total(), names, undatedPayments };
}
