import * as api from '#api/portfolio/instrument-actions';
import { anyRows } from '../../people/access/scope.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { route, write, type Route } from '../../platform/http/route.ts';
import { beginUndo, listLeft, restoreHoldings } from '../batches/batches.store.ts';
import { findInstrument } from '../instruments/instruments.store.ts';
import { restorePricesInLev } from '../price-history/price-history.store.ts';
import { redenominate } from './redenominate.ts';
import {
  findRedenomination,
  keepLaterPaymentsInEuro,
  listRedenominations,
  lockInstrumentsOfRedenomination,
  restoreInstruments,
  type RedenominationRow,
} from './redenomination.store.ts';

function actionOnWire({ savedAt, undoneAt, ...action }: RedenominationRow) {
  return {
    ...action,
    kind: 'redenomination' as const,
    savedAt: savedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

export const redenominationRoutes: readonly Route[] = [
  write(api.actOnInstrument, async ({ tx, principal, params: { isin }, body, now }) => {
    await findInstrument(tx, isin);
    return redenominate(tx, { ...body, isin }, { principal, now });
  }),

  write(api.redenominateAll, ({ tx, principal, body, now }) =>
    redenominate(tx, { ...body, isin: null, issue: null }, { principal, now }),
  ),

  route(api.listInstrumentActions, async ({ db }) => (await listRedenominations(db, null)).map(actionOnWire)),

  route(api.findInstrumentAction, async ({ db, principal, params: { batch } }) => {
    const found = await findRedenomination(db, batch);
    const left = found.undoneAt === null ? [] : await listLeft(db, anyRows(principal), batch);
    return { ...actionOnWire(found), left: [...left] };
  }),

  write(api.undoInstrumentAction, async ({ tx, principal, params: { batch }, now }) => {
    await beginUndo(tx, { id: batch, act: 'redenomination' }, { userId: principal.userId, now });
    await lockInstrumentsOfRedenomination(tx, batch);
    await keepLaterPaymentsInEuro(tx, batch, anyRows(principal));
    await restoreHoldings(tx, batch);
    await restorePricesInLev(tx, batch);
    await restoreInstruments(tx, batch);
    await recordEvent(tx, { action: 'redenomination_undone', details: { batch } });
  }),
];
