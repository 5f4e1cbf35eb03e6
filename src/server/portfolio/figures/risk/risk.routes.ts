import * as api from '#api/portfolio/figures/risk';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { findRisk } from './portfolio-risk.ts';
import { computeScenario } from './scenario.ts';

export const riskRoutes: readonly Route[] = [
  route(
    api.findMyRisk,
    async ({ db, principal, today }) => (await findRisk({ db, scope: ownRows(principal) }, { today })).risk,
  ),

  route(api.computeMyScenario, ({ db, principal, today, body }) =>
    computeScenario({ db, scope: ownRows(principal) }, today, body),
  ),

  route(api.findUserRisk, async ({ db, principal, params, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return (await findRisk({ db, scope: userRows(principal, id) }, { today })).risk;
  }),

  route(api.computeUserScenario, async ({ db, principal, params, today, body }) => {
    const { id } = await requireUserRow(db, params.id);
    return computeScenario({ db, scope: userRows(principal, id) }, today, body);
  }),
].map(oneAtATimeForUser);
