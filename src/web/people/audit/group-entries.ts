import type { AuditAction, AuditTarget } from '#api/people/audit';

interface Groupable {
  readonly at: string;
  readonly action: AuditAction;
  readonly target: { readonly type: AuditTarget } | null;
}

/** Groups consecutive entries of one action, such as cash flows that were generated together. */
export function groupEntries<T extends Groupable>(entries: readonly T[]): (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && isSameAction(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** All entries of one transaction have the same time. */
function isSameAction(a: Groupable, b: Groupable): boolean {
  return a.at === b.at && a.action === b.action && a.target !== null && a.target.type === b.target?.type;
}
