import { addDays, type CalendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/instruments/instruments';
import { anyRows, ownRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import { requireUpdated } from '../../../platform/database/optimistic-lock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { setNextPageLink } from '../../../platform/http/answers/next-page-link.ts';
import { jsonAnswer, route, validateRequest, write, type Route } from '../../../platform/http/route.ts';
import { listPricesBetween } from '../../market/price-history/price-history.store.ts';
import { listDifferences } from './instrument-differences.store.ts';
import { requirePossibleFeatures } from '../../records/bond-features/feature-columns.ts';
import { recomputeYields } from '../../records/bonds/computed-yields.store.ts';
import { findCurrentIsin, listEarlierIsins } from './earlier-isins.store.ts';
import { changesFeatures, instrumentChanges } from './instrument-changes.ts';
import { instrumentOnWire, type InstrumentRow } from './instrument-row.ts';
import {
  changeInstrument,
  findHeld,
  findHeldInstrument,
  findInstrument,
  listInstrumentRows,
  listInstruments,
} from './instruments.store.ts';

const PRICE_HISTORY_DAYS = 366;

async function withPrices(db: Database, row: InstrumentRow, today: CalendarDate) {
  const period = { from: addDays(today, -PRICE_HISTORY_DAYS), to: today };
  const prices = await listPricesBetween(db, [row.isin], period);
  return instrumentOnWire(row, prices, await listEarlierIsins(db, row.isin));
}

/** Returns one page if the request has a limit, else all instruments. */
const listInstrumentsRoute: Route = {
  endpoint: api.listInstruments,
  async answer(incoming) {
    const { principal, query, today } = validateRequest(api.listInstruments, incoming);
    const { q = '', cursor = '', limit } = query;
    const rows = await listInstruments(incoming.db, anyRows(principal), {
      q,
      cursor,
      limit: limit === undefined ? null : limit + 1,
      today,
    });
    const page = limit === undefined ? rows : rows.slice(0, limit);
    const last = page.at(-1);
    if (limit !== undefined && last !== undefined && rows.length > page.length)
      setNextPageLink(incoming, api.listInstruments, { limit, q, cursor: last.isin });
    const listed = page.map((row) => ({
      ...row,
      quantity: Number(row.quantity),
      price: row.price === null ? null : Number(row.price),
    }));
    return jsonAnswer(api.listInstruments, listed);
  },
};

export const instrumentRoutes: readonly Route[] = [
  listInstrumentsRoute,

  route(api.findInstrument, async ({ db, principal, params, today }) => {
    const isin = await findCurrentIsin(db, params.isin);
    const row = await (principal.role === 'admin'
      ? findInstrument(db, isin)
      : findHeldInstrument(db, ownRows(principal), isin));
    return withPrices(db, row, today);
  }),

  route(api.findInstrumentDetails, async ({ db, principal, params, today }) => {
    const isin = await findCurrentIsin(db, params.isin);
    const scope = anyRows(principal);
    const instrument = await withPrices(db, await findInstrument(db, isin), today);
    const { holders, quantity } = await findHeld(db, scope, isin);
    const differences = await listDifferences(db, scope, isin);
    return { ...instrument, holders, quantity: Number(quantity), differences };
  }),

  write(api.changeInstrument, async ({ tx, params, body: fields, expectedVersion, today }) => {
    const isin = await findCurrentIsin(tx, params.isin);
    const findCurrent = async () => withPrices(tx, await findInstrument(tx, isin), today);
    const [before] = await listInstrumentRows(tx, [isin], 'lock');
    const changed = await changeInstrument(tx, isin, { fields, expectedVersion });
    const after = await requireUpdated(changed, findCurrent);
    requirePossibleFeatures(after);
    const changes = before === undefined ? {} : instrumentChanges(before, after);
    if (changesFeatures(changes)) await recomputeYields(tx, [isin], today);
    await recordEvent(tx, { action: 'instrument_changed', details: { isin, ...changes } });
    return findCurrent();
  }),
];
