import { IMPORT_TARGETS, type ImportTarget } from '#api/portfolio/imports/import-fields';
import type { UserId } from '#api/platform/ids';
import { anyRows, ownRows, type Scope } from '../../people/access/scope.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import {
  isAdministrator,
  isPortfolioKeeper,
  type Administrator,
  type Principal,
} from '../../platform/http/principal.ts';
import type { ImportsOf } from './imports.store.ts';
import type { ReadingTask } from './reading-task.ts';

/** On whose behalf somebody imports, and what they may write. */
export interface ImportAccess extends ImportsOf {
  readonly userId: UserId;
  readonly principal: Principal;
  /** Whose holdings a file may touch. */
  readonly scope: Scope;
  readonly targets: ReadonlySet<ImportTarget>;
  /** Who saves prices; null for those who may not. */
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

/** What every holder writes: what they receive. */
const RECEIVED = ['payment', 'distribution'] as const;
/** What somebody writes who keeps their own portfolio. */
const OWN = ['bond', 'etf', 'share', 'cashFlow', ...RECEIVED] as const;

export function ownAccess(principal: Principal, dataKeys: DataKeys): ImportAccess {
  return {
    owner: principal.userId,
    ...{ dataKeys, principal },
    userId: principal.userId,
    scope: ownRows(principal),
    targets: new Set(isPortfolioKeeper(principal) ? OWN : RECEIVED),
    administrator: null,
  };
}

/** That of whoever has the file of an import read. */
export function accessOf(
  { principal, owner }: Pick<ReadingTask, 'principal' | 'owner'>,
  dataKeys: DataKeys,
): ImportAccess {
  if (owner !== null) return ownAccess(principal, dataKeys);
  if (!isAdministrator(principal)) throw new Error(`user ${principal.userId} is no administrator`);
  return officeAccess(principal, dataKeys);
}
