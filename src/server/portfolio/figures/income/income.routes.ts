import type { CalendarDate } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import { brokenRule } from '#api/platform/field-rules';
import * as api from '#api/portfolio/figures/income';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { streamedRoute } from '../../../platform/http/answers/stream-json.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { findIncome, usualPeriod } from './find-income.ts';
import { findLadder } from './find-ladder.ts';
import { incomeOnWire } from './income-on-wire.ts';

type PeriodQuery = Partial<Record<keyof Period, CalendarDate | undefined>>;

function readPeriod({ from, to }: PeriodQuery, today: CalendarDate): Period {
  const usual = usualPeriod(today);
  const period = { from: from ?? usual.from, to: to ?? usual.to };
  if (period.from <= period.to) return period;
  const { from: first, to: last } = period;
  if (from === undefined) throw invalidField('to', brokenRule('after_period_start', { from: first }));
  throw invalidField('from', brokenRule('before_period_end', { to: last }));
}

async function answer(source: PortfolioSource, query: PeriodQuery, today: CalendarDate) {
  return incomeOnWire(await findIncome(source, today, readPeriod(query, today)));
}

export const incomeRoutes: readonly Route[] = [
  streamedRoute(api.findMyIncome, ({ db, principal, query, today }) =>
    answer({ db, scope: ownRows(principal) }, query, today),
  ),

  route(api.findMyIncomeLadder, ({ db, principal, today }) =>
    findLadder({ db, scope: ownRows(principal) }, today),
  ),

  streamedRoute(api.findUserIncome, async ({ db, principal, params, query, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return answer({ db, scope: userRows(principal, id) }, query, today);
  }),

  route(api.findUserIncomeLadder, async ({ db, principal, params, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return findLadder({ db, scope: userRows(principal, id) }, today);
  }),
].map(oneAtATimeForUser);
