import * as api from '#api/portfolio/figures/concentration-limits';
import type { UserId } from '#api/platform/ids';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { findConcentrationLimits, saveConcentrationLimits } from './concentration-limits.store.ts';

/** The routes of the holders' own limits. */
export function concentrationLimitRoutes({
  concentrationLimits: { issuer, bank, 'non-euro': nonEuro },
}: Pick<Config, 'concentrationLimits'>): readonly Route[] {
  const findLimits = async (db: Database, userId: UserId) => {
    const own = await findConcentrationLimits(db, userId);
    return { ...own, general: { issuer, bank, nonEuro } };
  };
  return [
    route(api.findMyConcentrationLimits, ({ db, principal: { userId } }) => findLimits(db, userId)),

    write(api.changeMyConcentrationLimits, async ({ tx, principal: { userId }, body }) => {
      await saveConcentrationLimits(tx, userId, body);
      await recordEvent(tx, { action: 'concentration_limits_changed', holder: userId, details: body });
      return findLimits(tx, userId);
    }),
  ];
}
