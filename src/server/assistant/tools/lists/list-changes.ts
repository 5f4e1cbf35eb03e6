import { z } from 'zod';
import { dayIn } from '#domain/calendar-date';
import type { Holding } from '#domain/portfolio/holding';
import { isIn } from '#domain/portfolio/period';
import * as field from '#api/platform/fields';
import { listEntries, type AdminEntryRow } from '../../../people/audit/audit.store.ts';
import { whoDid } from '../../../people/audit/entry-on-wire.ts';
import { period } from '../period.ts';
import { tool } from '../tool.ts';

const MAX_ROWS = 100;
const HOLDING_TARGETS = ['bond', 'payment', 'cash-flow', 'distribution', 'etf', 'share'] as const;

/** The row that was changed, or that the changed payment belongs to; of a distribution one of its security. */
function findHolding(holdings: readonly Holding[], entry: AdminEntryRow): Holding | undefined {
  const { target_type: type, target_id: target, bond_id: bondOf } = entry;
  const bondId = type === 'bond' ? target : bondOf;
  return holdings.find(({ kind, id, isin }) => {
    if (kind === 'bond') return id === bondId;
    return type === 'distribution' ? isin === entry.isin : kind === type && id === target;
  });
}

/** The holder, an administrator, somebody who is no user any more, or the program. */
const changedBy = (entry: AdminEntryRow) =>
  entry.holder_id === null ? 'system' : whoDid(entry, entry.holder_id);

export const listChanges = tool({
  name: 'list_changes',
  description:
    'What was added, changed, expired or deleted in the portfolio, or of some ISINs, newest first, and by whom',
  input: z.object({
    period: period.optional(),
    isins: z.array(field.isin).optional(),
    most: z.int().min(1).max(MAX_ROWS).default(20),
  }),
  run: async (portfolio, { period: days, isins, most }) => {
    const search = { limit: MAX_ROWS, from: days?.from, to: days?.to };
    const { timeZone } = portfolio;
    const wanted = { search, timeZone, targets: HOLDING_TARGETS, isins };
    const entries = await listEntries(portfolio.db, portfolio.scope, wanted);
    const holdings = await portfolio.deals();
    const changes = entries
      .slice(0, MAX_ROWS)
      .filter(({ outcome }) => outcome === 'done')
      .map((entry) => {
        const { kind, id, isin, expired } = findHolding(holdings, entry) ?? {};
        return {
          ...(isin === undefined ? { isin: entry.isin } : { kind, id, isin, expired }),
          date: dayIn(timeZone, entry.at),
          action: entry.action,
          what: entry.target_type,
          by: changedBy(entry),
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
