import { IMPORT_TARGETS, type ImportTarget } from '#api/portfolio/imports/import-fields';
import type { UserId } from '#api/platform/ids';
import { anyRows, ownRows, type Scope } from '../../../people/access/scope.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { portfolioReadOnly } from '../../../platform/errors/api-error.ts';
import {
  isAdministrator,
  isPortfolioKeeper,
  type Administrator,
  type Principal,
} from '../../../platform/http/principal.ts';
import type { ImportsSelection } from './imports.store.ts';
import type { ReadingTask } from './reading-task.ts';

/** Who imports, for whom, and what they may write. */
export interface ImportAccess extends ImportsSelection {
  readonly userId: UserId;
  readonly principal: Principal;
  /** The holdings that a file may change. */
  readonly scope: Scope;
  readonly targets: ReadonlySet<ImportTarget>;
  /** The principal that saves prices; null without that right. */
  readonly administrator: Administrator | null;
}

export function officeAccess(principal: Administrator, dataKeys: DataKeys): ImportAccess {
  return {
    owner: null,
    ...{ dataKeys, principal },
    userId: principal.userId,
    scope: anyRows(principal),
    targets: new Set(IMPORT_TARGETS),
    administrator: principal,
  };
}

/** What every holder may import: the income they receive. */
const INCOME = ['payment', 'distribution'] as const;
/** What holders who keep their own portfolio may import. */
const OWN_PORTFOLIO = ['bond', 'etf', 'share', 'cashFlow', 'redemption', ...INCOME] as const;

export function ownAccess(principal: Principal, dataKeys: DataKeys): ImportAccess {
  return {
    owner: principal.userId,
    ...{ dataKeys, principal },
    userId: principal.userId,
    scope: ownRows(principal),
    targets: new Set(isPortfolioKeeper(principal) ? OWN_PORTFOLIO : INCOME),
    administrator: null,
  };
}

/**
 * Throws portfolio_read_only if the rows of an import are not all of these targets any more: an administrator may have taken over the
 * portfolio since the file was compared.
 */
export function requireTargets({ targets }: ImportAccess, written: Iterable<ImportTarget>): void {
  for (const target of written) if (!targets.has(target)) throw portfolioReadOnly();
}

/** The access of the user who started a reading. Throws for an office import without an administrator. */
export function readingAccess(
  { principal, owner }: Pick<ReadingTask, 'principal' | 'owner'>,
  dataKeys: DataKeys,
): ImportAccess {
  if (owner !== null) return ownAccess(principal, dataKeys);
  if (!isAdministrator(principal)) throw new Error(`user ${principal.userId} is no administrator`);
  return officeAccess(principal, dataKeys);
}
