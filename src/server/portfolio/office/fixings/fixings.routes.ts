import { assumedRate } from '#domain/bonds/pricing/assumed-rates';
import { settleBond } from '#domain/bonds/pricing/accrued-interest';
import { holdingTerms } from '#domain/bonds/terms/holding-terms';
import type { CalendarDate } from '#domain/calendar-date';
import * as api from '#api/portfolio/instruments/fixings';
import { anyRows } from '../../../people/access/scope.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import { bondHolding } from '../../records/bonds/bond-holding.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import { listFloatingBonds, listStoredFixings } from './fixings.store.ts';
import { saveFixings } from './save-fixings.ts';

/** The first day of the current coupon period if its rate is only assumed; else undefined. */
function assumedFrom(bond: WithFeatures<BondRow>, today: CalendarDate): CalendarDate | undefined {
  const terms = holdingTerms(bondHolding(bond));
  if (!terms.ok || terms.value.floating === null || bond.expired) return undefined;
  // Only the periods matter here; their rates may be unknown.
  const settled = settleBond({ ...terms.value.terms, rateSteps: [] }, today);
  const assumed = settled.ok ? assumedRate(settled.value, terms.value.floating.fixings) : null;
  return assumed !== null && assumed.from <= today ? assumed.from : undefined;
}

/** By index: the number of active bonds, and how many of them wait for the fixing of which day. */
async function countByIndex(bonds: readonly WithFeatures<BondRow>[], today: CalendarDate) {
  const byIndex = new Map<string, { bonds: number; missing: Map<CalendarDate, number> }>();
  for (const bond of bonds) {
    await yieldToEventLoop();
    const index = bond.features?.floating?.index;
    if (index === undefined) continue;
    const counted = byIndex.get(index) ?? { bonds: 0, missing: new Map<CalendarDate, number>() };
    byIndex.set(index, counted);
    if (!bond.expired) counted.bonds += 1;
    const from = assumedFrom(bond, today);
    if (from !== undefined) counted.missing.set(from, (counted.missing.get(from) ?? 0) + 1);
  }
  return byIndex;
}

export const fixingRoutes: readonly Route[] = [
  route(api.listFixings, async ({ db, principal, today }) => {
    const stored = new Map((await listStoredFixings(db)).map((fixings) => [fixings.index, fixings]));
    const counted = await countByIndex(await listFloatingBonds(db, anyRows(principal), null), today);
    return [...new Set([...stored.keys(), ...counted.keys()])].sort().map((index) => {
      const { bonds = 0, missing = new Map<CalendarDate, number>() } = counted.get(index) ?? {};
      const { count = 0, fixings = [] } = stored.get(index) ?? {};
      return {
        index,
        bonds,
        count,
        fixings: [...fixings],
        missing: [...missing].sort().map(([from, waiting]) => ({ from, bonds: waiting })),
      };
    });
  }),

  write(api.saveFixings, ({ tx, principal, body, now, today }) =>
    saveFixings(tx, body, { principal, now, today }),
  ),
];
