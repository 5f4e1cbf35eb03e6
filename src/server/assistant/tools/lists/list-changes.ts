import { z } from 'zod';
import { dayIn } from '#domain/calendar-date';
import { isIn } from '#domain/portfolio/period';
import { listEntries } from '../../../people/audit/audit.store.ts';
import { period } from '../period.ts';
import { tool } from '../tool.ts';

const MAX_ROWS = 100;
const OF_HOLDINGS: readonly (string | null)[] = [
  'bond',
  'payment',
  'cash-flow',
  'distribution',
  'etf',
  'share',
];

export const listChanges = tool({
  name: 'list_changes',
  description: 'What was added, changed, expired or deleted in the portfolio, newest first',
  input: z.object({ period: period.optional(), most: z.int().min(1).max(MAX_ROWS).default(20) }),
  run: async (portfolio, { period: wanted, most }) => {
    const search = { limit: MAX_ROWS, from: wanted?.from, to: wanted?.to };
    const entries = await listEntries(portfolio.db, portfolio.scope, {
      search,
      timeZone: portfolio.timeZone,
    });
    const holdings = await portfolio.holdings();
    const changes = entries
      .slice(0, MAX_ROWS)
      .filter(({ outcome, target_type: of }) => outcome === 'done' && OF_HOLDINGS.includes(of))
      .map((entry) => {
        const bondId = entry.target_type === 'bond' ? entry.target_id : entry.bond_id;
        const of = holdings.find(({ kind, id }) =>
          kind === 'bond' ? id === bondId : kind === entry.target_type && id === entry.target_id,
        );
        return {
          ...(of && { kind: of.kind, id: of.id, isin: of.isin, expired: of.expired }),
          date: dayIn(portfolio.timeZone, entry.at),
          action: entry.action,
          what: entry.target_type,
          fields: Object.keys(entry.changes ?? {}),
        };
      })
      .filter(({ date }) => isIn(date, wanted));
    return {
      count: changes.length,
      /** There are older ones, which were not looked at. */
      isCut: entries.length > MAX_ROWS,
      changes: changes.slice(0, most),
    };
  },
});
