import * as api from '#api/portfolio/instruments/instrument-actions';
import { anyRows } from '../../../people/access/scope.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { listSkippedHoldings } from '../batches/batches.store.ts';
import { findInstrument } from '../instruments/instruments.store.ts';
import { redenominate } from '../redenomination/redenominate.ts';
import { undoRedenomination } from '../redenomination/undo-redenomination.ts';
import { actOnSecurity } from './act-on-security.ts';
import { findListedAction, listActions, type ListedAction } from './recorded-actions.store.ts';
import { undoAction } from './undo-action.ts';

function actionOnWire({ savedAt, undoneAt, ...action }: ListedAction) {
  return { ...action, savedAt: savedAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
}

export const instrumentActionRoutes: readonly Route[] = [
  write(api.actOnInstrument, async ({ tx, principal, params: { isin }, body, now, today }) => {
    if (body.kind !== 'redenomination')
      return actOnSecurity(tx, { ...body, isin }, { principal, now, today });
    await findInstrument(tx, isin);
    return redenominate(tx, { ...body, isin }, { principal, now });
  }),

  write(api.redenominateAll, ({ tx, principal, body, now }) =>
    redenominate(tx, { ...body, isin: null, issue: null }, { principal, now }),
  ),

  route(api.listInstrumentActions, async ({ db, query }) => (await listActions(db, query)).map(actionOnWire)),

  route(api.findInstrumentAction, async ({ db, principal, params: { batch } }) => {
    const found = await findListedAction(db, batch);
    const left = found.undoneAt === null ? [] : await listSkippedHoldings(db, anyRows(principal), batch);
    return { ...actionOnWire(found), left: [...left] };
  }),

  write(api.undoInstrumentAction, async ({ tx, principal, params: { batch }, now, today }) => {
    const { kind } = await findListedAction(tx, batch);
    const undo = kind === 'redenomination' ? undoRedenomination : undoAction;
    await undo(tx, batch, { principal, now, today });
  }),
];
