import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { Decimal } from '#domain/money/decimal';
import { isOpen } from '#domain/portfolio/income/missed-payments';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listSecurityNames } from '../positions/security-names.store.ts';
import { loadMissed, type LoadedMissed } from './load-missed.ts';

const MAX_LISTED = 500;

/** Keeps the first MAX_LISTED of the added payments in the given order. */
function createTopList(compare: (one: LoadedMissed, other: LoadedMissed) => number) {
  let listed: LoadedMissed[] = [];
  let count = 0;
  const trim = () => {
    listed = listed.sort(compare).slice(0, MAX_LISTED);
  };
  return {
    add(missed: LoadedMissed) {
      count += 1;
      listed.push(missed);
      if (listed.length >= 2 * MAX_LISTED) trim();
    },
    result() {
      trim();
      return { listed, count };
    },
  };
}

/** Payments of one day are ordered by bond id. */
const oldestFirst = (one: LoadedMissed, other: LoadedMissed) =>
  one.date === other.date ? one.bondId - other.bondId : one.date < other.date ? -1 : 1;
const newestFirst = (one: LoadedMissed, other: LoadedMissed) =>
  one.date === other.date ? one.bondId - other.bondId : one.date < other.date ? 1 : -1;

export interface FoundMissed {
  readonly today: CalendarDate;
  readonly open: readonly LoadedMissed[];
  readonly openCount: number;
  /** The missing amounts of all open payments, listed or not. */
  readonly sums: ReadonlyMap<Currency, Decimal>;
  readonly setAside: readonly LoadedMissed[];
  readonly setAsideCount: number;
  readonly names: ReadonlyMap<string, string>;
}

/** The missed payments of the scope's bonds: open ones, oldest first, and those set aside, newest first. */
export async function findMissed(source: PortfolioSource, today: CalendarDate): Promise<FoundMissed> {
  const [open, setAside] = [createTopList(oldestFirst), createTopList(newestFirst)];
  const sums = new Map<Currency, Decimal>();
  for await (const part of loadMissed(source, today)) {
    for (const missed of part) {
      const needsDecision = isOpen(missed, today);
      (needsDecision ? open : setAside).add(missed);
      if (!needsDecision) continue;
      const { currency } = missed;
      sums.set(currency, sums.get(currency)?.plus(missed.missing) ?? missed.missing);
    }
  }
  const [{ listed, count: openCount }, aside] = [open.result(), setAside.result()];
  const isins = new Set([...listed, ...aside.listed].map(({ isin }) => isin));
  const names = await listSecurityNames(source.db, [...isins]);
  const { listed: asideListed, count: setAsideCount } = aside;
  return { today, open: listed, openCount, sums, setAside: asideListed, setAsideCount, names };
}
