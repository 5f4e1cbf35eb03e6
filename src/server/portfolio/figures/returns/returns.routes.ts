import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import * as api from '#api/portfolio/figures/returns';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { streamedRoute, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { benchmarkOnWire } from './benchmark-on-wire.ts';
import { compareReturn, findBenchmark } from './compare-return.ts';
import { findReturn } from './find-return.ts';
import type { ReturnLevel } from './return-level.ts';
import { returnOnWire } from './return-on-wire.ts';

const isKind = (key: string): key is HoldingKind => HOLDING_KINDS.some((kind) => kind === key);

function readLevel({ of = 'all', key }: api.ReturnQuery): ReturnLevel {
  if (of === 'all') return { of };
  if (key === undefined) throw invalidField('key', brokenRule('required'));
  if (of === 'bank') return { of, bank: key === '' ? null : key };
  if (of === 'isin') return { of, isin: key.toUpperCase() };
  if (!isKind(key)) throw invalidField('key', brokenRule('one_of', { options: HOLDING_KINDS.join(', ') }));
  return { of, kind: key };
}

function readPeriod({ from, to }: api.ReturnQuery, today: CalendarDate) {
  if (to !== undefined && to > today) throw invalidField('to', brokenRule('day_in_future', { today }));
  const end = to ?? today;
  if (from !== undefined && from >= end)
    throw invalidField('from', brokenRule('before_period_end', { to: end }));
  return { from, to: end };
}

async function answer(
  source: PortfolioSource,
  query: api.ReturnQuery,
  today: CalendarDate,
): Promise<StreamedJson<api.ReturnOnWire>> {
  const level = readLevel(query);
  const costs = query.costs ?? 'after-fees-and-tax';
  const benchmark = await findBenchmark(source.db, query);
  const found = await findReturn(source, { level, costs, today, ...readPeriod(query, today) });
  const key = level.of === 'all' ? null : (query.key ?? null);
  return {
    ...{ of: level.of, key, costs },
    ...(await returnOnWire(found)),
    benchmark: benchmark && benchmarkOnWire(benchmark, await compareReturn(source.db, benchmark, found)),
  };
}

export const returnRoutes: readonly Route[] = [
  streamedRoute(api.findMyReturn, ({ db, principal, query, today }) =>
    answer({ db, scope: ownRows(principal) }, query, today),
  ),

  streamedRoute(api.findUserReturn, async ({ db, principal, params, query, today }) => {
    const { id } = await requireUserRow(db, params.id);
    return answer({ db, scope: userRows(principal, id) }, query, today);
  }),
].map(oneAtATimeForUser);
