import { addDays, type CalendarDate } from '#domain/calendar-date';
import {
  createReturnSum,
  type PortfolioReturn,
  type ReturnSum,
} from '#domain/portfolio/returns/portfolio-return';
import type { FlowPeriod } from '#domain/portfolio/returns/position-flows';
import { runInSteps } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import type { Securities } from '../positions/load-positions.ts';
import {
  loadMarkets,
  loadPeriodRates,
  loadSecurities,
  type LoadedSecurity,
  type ReturnRequest,
} from './load-level.ts';
import { listSecurities } from './return-level.ts';
import { findLevelSummary } from './returns.store.ts';

/** How many securities' prices are in memory at once: ten years can be thousands of prices each. */
const SECURITY_BATCH_SIZE = 50;
/** How many parts of 1,000 deals stay in memory between the two passes; the further parts are loaded twice. */
const MAX_KEPT_PARTS = 5;

export interface FoundReturn {
  readonly period: FlowPeriod;
  readonly result: PortfolioReturn;
  readonly names: ReadonlyMap<string, string | null>;
  readonly undatedPayments: number;
}

/** Without `from`, the period starts the day before the first deal, or a year before its end if no deal has a day. */
function toPeriod(
  { from, to }: { readonly from: CalendarDate | undefined; readonly to: CalendarDate },
  firstDay: CalendarDate | null,
): FlowPeriod {
  const isWithin = firstDay !== null && firstDay <= to;
  return { start: from ?? addDays(isWithin ? firstDay : to, isWithin ? -1 : -365), end: to };
}

type LoadPart = (part: Securities) => Promise<LoadedSecurity[]>;

/** Returns a function that keeps the first loaded parts. */
function keepParts(load: LoadPart): LoadPart {
  const kept = new Map<Securities, LoadedSecurity[]>();
  return async (part) => {
    const securities = kept.get(part) ?? (await load(part));
    if (kept.size < MAX_KEPT_PARTS) kept.set(part, securities);
    return securities;
  };
}

const listFlowDays = (securities: readonly LoadedSecurity[]) =>
  securities.flatMap(({ members }) => members.flatMap(({ flows }) => flows.map(({ day }) => day)));

/**
 * The return of a level over a period. Loads its securities in parts to bound memory, twice: the whole is valued on the flow days of all
 * positions, so these must be known before the first position is valued.
 */
export async function findReturn(
  source: PortfolioSource,
  { from, to, ...request }: Omit<ReturnRequest, 'period'> & Parameters<typeof toPeriod>[0],
): Promise<FoundReturn> {
  const { level } = request;
  const { firstDay, undatedPayments } = await findLevelSummary(source, level);
  const period = toPeriod({ from, to }, firstDay);
  const all = { ...request, period, rates: await loadPeriodRates(source, period) };
  const parts = await listSecurities(source, level);
  const load = keepParts((part) => loadSecurities(source, part, all));
  const flowDays = new Set<CalendarDate>();
  for (const part of parts) for (const day of listFlowDays(await load(part))) flowDays.add(day);
  const sum = createReturnSum(flowDays, period);
  const names = new Map<string, string | null>();
  for (const part of parts) {
    const securities = await load(part);
    for (const { isin, name } of securities) names.set(isin, name);
    for (let start = 0; start < securities.length; start += SECURITY_BATCH_SIZE) {
      await addSecurities(
        source,
        { sum, securities: securities.slice(start, start + SECURITY_BATCH_SIZE) },
        all,
      );
    }
  }
  return { period, result: await runInSteps(sum.totalInSteps()), names, undatedPayments };
}

async function addSecurities(
  source: PortfolioSource,
  { sum, securities }: { readonly sum: ReturnSum; readonly securities: readonly LoadedSecurity[] },
  request: Parameters<typeof loadMarkets>[2],
): Promise<void> {
  const markets = await loadMarkets(source, securities, request);
  for (const [{ members, problems }, market] of markets) {
    for (const { position, problem } of problems) sum.leaveOut(position, problem);
    for (const member of members) await runInSteps(sum.addInSteps(member, market));
  }
}
