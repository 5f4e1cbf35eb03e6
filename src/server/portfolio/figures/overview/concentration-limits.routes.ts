import * as api from '#api/portfolio/figures/concentration-limits';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { findConcentrationLimits, saveConcentrationLimits } from './concentration-limits.store.ts';

export const concentrationLimitRoutes: readonly Route[] = [
  route(api.findMyConcentrationLimits, ({ db, principal: { userId } }) =>
    findConcentrationLimits(db, userId),
  ),

  write(api.changeMyConcentrationLimits, async ({ tx, principal: { userId }, body }) => {
    await saveConcentrationLimits(tx, userId, body);
    await recordEvent(tx, { action: 'concentration_limits_changed', holder: userId, details: body });
    return findConcentrationLimits(tx, userId);
  }),
];
