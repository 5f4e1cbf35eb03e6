import { IMPORT_TARGETS, type ImportTarget } from '#api/portfolio/imports/import-fields';
import type { UserId } from '#api/platform/ids';
import { anyRows, ownRows, type Scope } from '../../people/access/scope.ts';
import { isPortfolioKeeper, type Administrator, type Principal } from '../../platform/http/principal.ts';

/** On whose behalf somebody imports, and what they may write. */
export interface ImportAccess {
  /** Whose imports they see; null: the office's. */
  readonly owner: UserId | null;
  readonly userId: UserId;
  /** Whose holdings a file may touch. */
  readonly scope: Scope;
  readonly targets: ReadonlySet<ImportTarget>;
  /** Who saves prices; null for those who may not. */
  readonly administrator: Administrator | null;
}

export function officeAccess(principal: Administrator): ImportAccess {
  return {
    owner: null,
    userId: principal.userId,
    scope: anyRows(principal),
    targets: new Set(IMPORT_TARGETS),
    administrator: principal,
  };
}

/** What every holder writes: what they receive. */
const RECEIVED = ['payment', 'distribution'] as const;
/** What somebody writes who keeps their own portfolio. */
const OWN = ['bond', 'etf', 'share', 'cashFlow', ...RECEIVED] as const;

export function ownAccess(principal: Principal): ImportAccess {
  return {
    owner: principal.userId,
    userId: principal.userId,
    scope: ownRows(principal),
    targets: new Set(isPortfolioKeeper(principal) ? OWN : RECEIVED),
    administrator: null,
  };
}
