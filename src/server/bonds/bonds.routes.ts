import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/bonds';
import type { BondId } from '#api/ids';
import { anyRows, ownRows, type Scope } from '../access/scope.ts';
import type { Database } from '../database/schema.ts';
import { changedOrConflict } from '../database/version-fits.ts';
import { findExchangeRates } from '../exchange-rates/rates-in-use.ts';
import { route, write, type Route } from '../http/route.ts';
import { bondOnWire } from './bond-on-wire.ts';
import { changeBond, changeBondStatus, findBond, insertBond, listBonds, totalBonds } from './bonds.store.ts';
import { removeBond } from './remove-bond.ts';
import { restoreBond } from './restore-bond.ts';
import { summaryOnWire } from './summary-on-wire.ts';

interface Where {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
}

async function findOnWire({ db, scope, today }: Where, id: BondId): Promise<api.BondOnWire> {
  return bondOnWire(await findBond(db, scope, id), today);
}

export const bondRoutes: readonly Route[] = [
  route(api.listMyBonds, async ({ db, session, query: { expired }, today }) => {
    const scope = ownRows(session);
    const [rows, totals, rates] = await Promise.all([
      listBonds(db, scope, expired),
      totalBonds(db, scope),
      findExchangeRates(db, today),
    ]);
    return {
      data: rows.map((row) => bondOnWire(row, today)),
      summary: summaryOnWire(totals, rates, expired),
    };
  }),

  route(api.findMyBond, ({ db, session, params, today }) =>
    findOnWire({ db, scope: ownRows(session), today }, params.id),
  ),

  write(api.addBond, async ({ tx, params, body, today }) =>
    bondOnWire(await insertBond(tx, params.id, { fields: body, today }), today),
  ),

  write(api.changeBond, async ({ tx, session, params: { id }, body: fields, expectedVersion, today }) => {
    const scope = anyRows(session);
    const changed = await changeBond(tx, scope, { id, expectedVersion, fields, today });
    const findCurrent = () => findOnWire({ db: tx, scope, today }, id);
    return bondOnWire(await changedOrConflict(changed, findCurrent), today);
  }),

  write(api.changeBondStatus, async ({ tx, session, params: { id }, body, expectedVersion, today }) => {
    const scope = anyRows(session);
    const changed = await changeBondStatus(tx, scope, { id, expectedVersion, expired: body.expired, today });
    const findCurrent = () => findOnWire({ db: tx, scope, today }, id);
    return bondOnWire(await changedOrConflict(changed, findCurrent), today);
  }),

  write(api.removeBond, async ({ tx, session, params: { id }, expectedVersion, now, today }) => {
    const scope = anyRows(session);
    const removed = await removeBond(tx, scope, { id, expectedVersion, now });
    await changedOrConflict(removed, () => findOnWire({ db: tx, scope, today }, id));
  }),

  write(api.restoreBond, async ({ tx, session, params: { id }, today }) =>
    bondOnWire(await restoreBond(tx, anyRows(session), { id, today }), today),
  ),
];
