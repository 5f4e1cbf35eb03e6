import { listBonds } from '../../bonds/bonds.store.ts';
import { mapInSlices } from '../../breathe.ts';
import * as etfsAndShares from '../../etfs-and-shares/etfs-and-shares.store.ts';
import { bondFact, etfOrShareFact, withDurations, type Holding } from './holding.ts';
import { narrows, fits, measuresIn, type HoldingFilter } from './holding-filter.ts';
import type { Measure } from './measure.ts';
import type { Asking, Portfolio } from './tool.ts';

function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => (found ??= find());
}

async function holdingsOf(asking: Asking, bonds: Portfolio['bonds']): Promise<Holding[]> {
  const { db, scope } = asking;
  const [bondRows, etfs, shares] = await Promise.all([
    bonds(),
    etfsAndShares.list(db, scope, { kind: 'etf', expired: undefined }),
    etfsAndShares.list(db, scope, { kind: 'share', expired: undefined }),
  ]);
  return [
    ...(await mapInSlices(bondRows, (row) => bondFact(row, asking))),
    ...(await mapInSlices([...etfs, ...shares], (row) => etfOrShareFact(row, asking))),
  ];
}

export function portfolioOf(asking: Asking): Portfolio {
  const bonds = once(() => listBonds(asking.db, asking.scope, undefined));
  const holdings = once(() => holdingsOf(asking, bonds));
  const holdingsWithDurations = once(async () => {
    const rows = new Map((await bonds()).map((row) => [row.id, row]));
    return mapInSlices(await holdings(), (holding) => withDurations(holding, rows, asking.today));
  });
  return { ...asking, bonds, holdings, holdingsWithDurations };
}

const DURATIONS: readonly Measure[] = ['duration', 'modified-duration'];

/** Those that fit, with durations where they are looked at. */
export async function findHoldings(
  { holdings, holdingsWithDurations }: Portfolio,
  filter: HoldingFilter,
  lookedAt: readonly (Measure | undefined)[] = [],
): Promise<readonly Holding[]> {
  const isOfDurations = [...measuresIn(filter), ...lookedAt].some(
    (measure) => measure !== undefined && DURATIONS.includes(measure),
  );
  const all = await (isOfDurations ? holdingsWithDurations() : holdings());
  if (!narrows(filter)) return all;
  const fitting = await mapInSlices(all, (holding) => fits(holding, filter));
  return all.filter((_holding, index) => fitting[index]);
}

/** The bonds that fit, by their ids. */
export async function findBonds(
  portfolio: Portfolio,
  filter: HoldingFilter,
): Promise<ReadonlyMap<number, Holding>> {
  const holdings = await findHoldings(portfolio, filter);
  return new Map(holdings.filter(({ kind }) => kind === 'bond').map((bond) => [bond.id, bond]));
}
