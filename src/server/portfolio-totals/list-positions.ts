import { bondPosition } from '#domain/bonds/bond-position';
import type { CalendarDate } from '#domain/calendar-date';
import { etfOrSharePosition } from '#domain/etfs-and-shares/etf-or-share-position';
import type { Position } from '#domain/portfolio/position';
import type { Kind } from '#api/etfs-and-shares';
import type { TotalsKind } from '#api/totals';
import type { Scope } from '../access/scope.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import { bondsWithPaymentsInParts, type BondWithPaymentsRow } from '../bonds/bonds-with-payments.store.ts';
import { mapInSlices } from '../breathe.ts';
import type { Database } from '../database/schema.ts';
import * as etfsAndShares from '../etfs-and-shares/etfs-and-shares.store.ts';

interface Where {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

function positionOfBond(row: BondWithPaymentsRow, today: CalendarDate): Position {
  const record = {
    holding: bondHolding(row),
    payments: row.payments.map(receivedPayment),
    profit: row.profit,
    computedYield: row.computed_yield_percent,
  };
  return bondPosition(record, today);
}

async function listEtfsOrShares({ db, scope }: Where, kind: Kind): Promise<Position[]> {
  const rows = await etfsAndShares.list(db, scope, { kind, expired: undefined });
  return mapInSlices(rows, (row) =>
    etfOrSharePosition({
      currency: row.currency,
      direction: row.direction,
      expired: row.expired,
      buyPrice: row.buy_price,
      marketPrice: row.market_price,
      nominal: row.nominal,
      dividend: row.dividend,
    }),
  );
}

/** All that the scope's owner holds of a kind, active and expired. */
export async function listPositions(where: Where, kind: TotalsKind): Promise<Position[]> {
  if (kind !== 'bond') return listEtfsOrShares(where, kind);
  const { db, scope, today } = where;
  const positions: Position[] = [];
  for await (const rows of bondsWithPaymentsInParts(db, scope))
    positions.push(...(await mapInSlices(rows, (row) => positionOfBond(row, today))));
  return positions;
}
