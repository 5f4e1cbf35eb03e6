import type { AuditAction, AuditTarget } from '#api/people/audit';

interface Groupable {
  readonly at: string;
  readonly action: AuditAction;
  readonly target: { readonly type: AuditTarget } | null;
}

/** Entries that follow each other and came of one act, such as the cash flows that were generated together, as one. */
export function groupEntries<T extends Groupable>(entries: readonly T[]): (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && cameOfOneAct(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** What one transaction writes has one instant. */
function cameOfOneAct(a: Groupable, b: Groupable): boolean {
  return a.at === b.at && a.action === b.action && a.target !== null && a.target.type === b.target?.type;
}
