import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { HoldingKind } from '#domain/portfolio/holding';
import type { CostMethod } from '#domain/portfolio/positions/lots';
import type { AgeLimits } from '#domain/prices/price-age';
import { brokenRule } from '#api/platform/field-rules';
import * as api from '#api/portfolio/figures/positions';
import { ownRows, userRows } from '../../../people/access/scope.ts';
import { requireUserRow } from '../../../people/accounts/users.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { oneAtATimeForUser } from '../../../platform/http/limit-concurrency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { streamedRoute } from '../../../platform/http/answers/stream-json.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import {
  loadRates,
  loadSecurities,
  loadSecuritiesInParts,
  type LoadedSecurities,
  type PositionsRequest,
} from './load-positions.ts';
import { positionOnWire } from './position-on-wire.ts';
import { stepsOnWire } from './steps-on-wire.ts';

interface PositionsQuery {
  readonly on?: CalendarDate | undefined;
  readonly method?: CostMethod | undefined;
}

function readRequest({ on, method }: PositionsQuery, today: CalendarDate): PositionsRequest {
  if (on !== undefined && on > today) throw invalidField('on', brokenRule('day_in_future', { today }));
  return { on: on ?? today, today, method: method ?? 'average' };
}

interface Ages {
  readonly limits: AgeLimits;
}

interface PositionKey {
  readonly kind: HoldingKind;
  readonly isin: string;
  readonly currency: Currency;
}

async function findPosition(
  source: PortfolioSource,
  { kind, isin, currency }: PositionKey,
  { limits, ...request }: PositionsRequest & Ages,
): Promise<api.WorkedPositionOnWire> {
  const rates = await loadRates(source, request.on);
  const { positions } = await loadSecurities(source, { kind, isins: [isin] }, { ...request, rates });
  for (const loaded of positions()) {
    await yieldToEventLoop();
    if (loaded?.position.currency === currency)
      return { ...positionOnWire(loaded, limits), steps: await stepsOnWire(loaded) };
  }
  throw notFound();
}

async function* positionsOnWire(parts: AsyncIterable<LoadedSecurities>, { limits }: Ages) {
  for await (const { positions } of parts) {
    const found: api.PositionOnWire[] = [];
    for (const loaded of positions()) {
      await yieldToEventLoop();
      if (loaded !== undefined) found.push(positionOnWire(loaded, limits));
    }
    yield found;
  }
}

export const positionRoutes = ({
  stalePriceDays: limits,
}: Pick<Config, 'stalePriceDays'>): readonly Route[] =>
  [
    streamedRoute(api.listMyPositions, ({ db, principal, query, today }) => {
      const request = { ...readRequest(query, today), kind: query.kind };
      return positionsOnWire(loadSecuritiesInParts({ db, scope: ownRows(principal) }, request), { limits });
    }),

    route(api.findMyPosition, async ({ db, principal, params, query, today }) =>
      findPosition({ db, scope: ownRows(principal) }, params, { ...readRequest(query, today), limits }),
    ),

    streamedRoute(api.listUserPositions, async ({ db, principal, params, query, today }) => {
      const { id } = await requireUserRow(db, params.id);
      const request = { ...readRequest(query, today), kind: query.kind };
      return positionsOnWire(loadSecuritiesInParts({ db, scope: userRows(principal, id) }, request), {
        limits,
      });
    }),

    route(api.findUserPosition, async ({ db, principal, params, query, today }) => {
      const { id } = await requireUserRow(db, params.id);
      return findPosition({ db, scope: userRows(principal, id) }, params, {
        ...readRequest(query, today),
        limits,
      });
    }),
  ].map(oneAtATimeForUser);
