import type { CalendarDate } from '#domain/calendar-date';
import { cleanPrice } from '#domain/prices/check-price';
import { priceAge, type AgeLimits } from '#domain/prices/price-age';
import type { PricedInstrument } from '#api/portfolio/instruments/prices';
import type { Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { withFeatures, type WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import type { InstrumentRow } from '../instruments/instrument-row.ts';
import { listAllEarlierIsins } from '../instruments/earlier-isins.store.ts';
import { listInstrumentRows } from '../instruments/instruments.store.ts';
import { listLastPrices, type StoredPrice } from '../../market/price-history/price-history.store.ts';
import { accruedOn, instrumentTerms } from './price-request.ts';
import { listHeldSecurities, type HeldSecurity } from './priced-securities.store.ts';

/** The clean price, or the price per unit. Undefined for a dirty price if the terms do not determine the accrued interest. */
function cleanOrUnitPrice(instrument: WithFeatures<InstrumentRow>, stored: StoredPrice): number | undefined {
  const accrued = accruedOn({ terms: instrumentTerms(instrument) }, stored.day);
  return cleanPrice({ price: stored.price, kind: stored.kind }, accrued)?.toNumber();
}

interface Ages {
  readonly today: CalendarDate;
  readonly limits: AgeLimits;
}

function ageAndFreshness(instrument: InstrumentRow, day: CalendarDate, { today, limits }: Ages) {
  const { maturity_date: maturityDate, coupon_frequency: couponFrequency } = instrument;
  const couponPercent = instrument.coupon_percent;
  const age = priceAge({ day, maturityDate, couponFrequency, couponPercent }, today, limits);
  return { age: age?.businessDays ?? null, freshness: age?.freshness ?? null };
}

const WITHOUT_DAY = { day: null, source: null, age: null, freshness: null };

function lastPrice(
  instrument: WithFeatures<InstrumentRow>,
  { held, last }: { readonly held: HeldSecurity; readonly last: StoredPrice | undefined },
  ages: Ages,
) {
  const price = last && cleanOrUnitPrice(instrument, last);
  if (last !== undefined && price !== undefined) {
    return { price, day: last.day, source: last.source, ...ageAndFreshness(instrument, last.day, ages) };
  }
  if (held.marketPrice === null) return { price: { reason: 'no_price' as const }, ...WITHOUT_DAY };
  return { price: Number(held.marketPrice), ...WITHOUT_DAY };
}

/** Every security of which something is held, with its last price. */
export async function listPrices(db: Database, scope: Scope, ages: Ages): Promise<PricedInstrument[]> {
  const securities = await listHeldSecurities(db, scope, null);
  const held = securities.filter(({ quantity }) => Number(quantity) !== 0);
  const isins = held.map(({ isin }) => isin);
  const rows = await withFeatures(db, await listInstrumentRows(db, isins, 'read'));
  const instruments = new Map(rows.map((row) => [row.isin, row]));
  const prices = new Map(
    (await listLastPrices(db, isins, ages.today)).map((price) => [`${price.isin} ${price.currency}`, price]),
  );
  const earlier = await listAllEarlierIsins(db);
  const listed: PricedInstrument[] = [];
  for (const security of held) {
    await yieldToEventLoop();
    const { isin, holders, ownPrices } = security;
    const instrument = instruments.get(isin);
    if (instrument === undefined) continue;
    const { name, kind, price_basis: priceBasis, currency } = instrument;
    const quantity = Number(security.quantity);
    const known = { held: security, last: prices.get(`${isin} ${currency}`) };
    const last = lastPrice(instrument, known, ages);
    const earlierIsins = earlier.get(isin) ?? [];
    listed.push({
      isin,
      earlierIsins: [...earlierIsins],
      name,
      kind,
      priceBasis,
      currency,
      holders,
      ownPrices,
      quantity,
      ...last,
    });
  }
  return listed;
}
