import { z } from 'zod';
import { dayIn } from '#domain/calendar-date';
import { isIn } from '#domain/portfolio/period';
import { listEntries } from '../../../people/audit/audit.store.ts';
import { period } from '../period.ts';
import { tool } from '../tool.ts';

const MAX_ROWS = 100;
const HOLDING_TARGETS = ['bond', 'payment', 'cash-flow', 'distribution', 'etf', 'share'] as const;

export const listChanges = tool({
  name: 'list_changes',
  description: 'What was added, changed, expired or deleted in the portfolio, newest first',
  input: z.object({ period: period.optional(), most: z.int().min(1).max(MAX_ROWS).default(20) }),
  run: async (portfolio, { period: days, most }) => {
    const search = { limit: MAX_ROWS, from: days?.from, to: days?.to };
    const entries = await listEntries(portfolio.db, portfolio.scope, {
      search,
      timeZone: portfolio.timeZone,
      targets: HOLDING_TARGETS,
    });
    const holdings = await portfolio.deals();
    const changes = entries
      .slice(0, MAX_ROWS)
      .filter(({ outcome }) => outcome === 'done')
      .map((entry) => {
        const bondId = entry.target_type === 'bond' ? entry.target_id : entry.bond_id;
        const holding = holdings.find(({ kind, id }) =>
          kind === 'bond' ? id === bondId : kind === entry.target_type && id === entry.target_id,
        );
        return {
          ...(holding && {
            kind: holding.kind,
            id: holding.id,
            isin: holding.isin,
            expired: holding.expired,
          }),
          date: dayIn(portfolio.timeZone, entry.at),
          action: entry.action,
          what: entry.target_type,
          fields: Object.keys(entry.changes ?? {}),
        };
      })
      .filter(({ date }) => isIn(date, days));
    return {
      count: changes.length,
      /** True if there are older ones, which were not read. */
      isCut: entries.length > MAX_ROWS,
      changes: changes.slice(0, most),
    };
  },
});
