import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import type { UserId } from '#api/platform/ids';
import * as api from '#api/portfolio/figures/overview';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listSecurityNames } from '../positions/security-names.store.ts';
import { compareWithShown } from './compare-with-shown.ts';
import { findHistory } from './find-history.ts';
import { historyOnWire } from './history-on-wire.ts';
import { loadOverview, type OverviewRequest } from './load-overview.ts';
import { overviewOnWire } from './overview-on-wire.ts';

type Day = CalendarDate | undefined;

function upToToday(path: string, day: Day, today: CalendarDate): CalendarDate {
  if (day !== undefined && day > today) throw invalidField(path, brokenRule('day_in_future', { today }));
  return day ?? today;
}

async function findOverview(
  source: PortfolioSource,
  query: { readonly on?: Day },
  { today, ...request }: Omit<OverviewRequest, 'on'>,
): Promise<api.OverviewOnWire> {
  const on = upToToday('on', query.on, today);
  return overviewOnWire(await loadOverview(source, { on, today, ...request }));
}

async function findOverviewHistory(
  source: PortfolioSource,
  { from, ...query }: { readonly from?: Day; readonly to?: Day },
  { holder, today }: { readonly holder: UserId; readonly today: CalendarDate },
): Promise<api.OverviewHistoryOnWire> {
  const to = upToToday('to', query.to, today);
  if (from !== undefined && from >= to) throw invalidField('from', brokenRule('before_period_end', { to }));
  const found = await findHistory(source, { from, to, today });
  const isins = found.history.leftOut.map(({ isin }) => isin);
  const names = await listSecurityNames(source.db, isins);
  return historyOnWire(found, names, await compareWithShown(source.db, found, { holder, today }));
}

type OverviewConfig = Pick<Config, 'concentrationLimits'>;

export const overviewRoutes = ({ concentrationLimits }: OverviewConfig): readonly Route[] =>
  [
    route(api.findMyOverview, ({ db, principal, query, today }) =>
      findOverview({ db, scope: ownRows(principal) }, query, { today, concentrationLimits }),
    ),

    route(api.findMyOverviewHistory, ({ db, principal, query, today }) =>
      findOverviewHistory({ db, scope: ownRows(principal) }, query, { holder: principal.userId, today }),
    ),

    route(api.findUserOverview, async ({ db, principal, params, query, today }) => {
      const { id } = await requireUserRow(db, params.id);
      return findOverview({ db, scope: userRows(principal, id) }, query, { today, concentrationLimits });
    }),

    route(api.findUserOverviewHistory, async ({ db, principal, params, query, today }) => {
      const { id } = await requireUserRow(db, params.id);
      return findOverviewHistory({ db, scope: userRows(principal, id) }, query, { holder: id, today });
    }),
  ].map(oneAtATimeForUser);
