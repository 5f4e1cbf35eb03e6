import { addDays, type CalendarDate } from '#domain/calendar-date';
import {
  createReturnSum,
  type PortfolioReturn,
  type ReturnSum,
} from '#domain/portfolio/returns/portfolio-return';
import type { FlowPeriod } from '#domain/portfolio/returns/position-flows';
import { runInSteps } from '../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';
import {
  loadMarkets,
  loadPeriodRates,
  loadSecurities,
  type LoadedSecurity,
  type ReturnWanted,
} from './load-level.ts';
import { listSecurities } from './return-level.ts';
import { findRecorded, listFlowDays } from './returns.store.ts';

/** Whose prices are in memory at once: of ten years each may have thousands. */
const SECURITIES_OF_PART = 50;

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

/** The return of a level over a period. Only a part of what it is made of is in memory at a time. */
export async function findReturn(
  source: PortfolioSource,
  { from, to, ...wanted }: Omit<ReturnWanted, 'period'> & Parameters<typeof toPeriod>[0],
): Promise<FoundReturn> {
  const { level } = wanted;
  const { firstDay, undatedPayments } = await findRecorded(source, level);
  const period = toPeriod({ from, to }, firstDay);
  const all = { ...wanted, period, rates: await loadPeriodRates(source, period) };
  const sum = createReturnSum(await listFlowDays(source, level, period), period);
  const names = new Map<string, string | null>();
  for (const part of await listSecurities(source, level)) {
    const securities = await loadSecurities(source, part, all);
    for (const { isin, name } of securities) names.set(isin, name);
    for (let start = 0; start < securities.length; start += SECURITIES_OF_PART) {
      await addSecurities(
        source,
        { sum, securities: securities.slice(start, start + SECURITIES_OF_PART) },
        all,
      );
    }
  }
  return { period, result: await runInSteps(sum.totalInSteps()), names, undatedPayments };
}

async function addSecurities(
  source: PortfolioSource,
  { sum, securities }: { readonly sum: ReturnSum; readonly securities: readonly LoadedSecurity[] },
  wanted: Parameters<typeof loadMarkets>[2],
): Promise<void> {
  const markets = await loadMarkets(source, securities, wanted);
  for (const [{ members, problems }, market] of markets) {
    for (const { position, problem } of problems) sum.leaveOut(position, problem);
    for (const member of members) await runInSteps(sum.addInSteps(member, market));
  }
}
