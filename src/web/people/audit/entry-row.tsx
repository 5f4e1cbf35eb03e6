import type { ReactNode } from 'react';
import type { AdminAuditEntry, AuditAction, AuditChanges, HistoryEntry } from '#api/people/audit';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { InstantText } from '../../platform/ui/amount.tsx';
import { formatFigure } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { Changes } from './changes.tsx';

type Entry = AdminAuditEntry | HistoryEntry;

interface EntryRowProps<T extends Entry> {
  /** The entries of one action. */
  readonly group: readonly [T, ...T[]];
  readonly who: string;
  /** What was done, if that is not the action and its target. */
  readonly did?: string | undefined;
  /** Names the target of an entry if the list shows it. */
  readonly what?: string | undefined;
  /** Next to the time. */
  readonly notes?: ReactNode;
  /** Names an entry among those of one action; empty if the notes say it of all. */
  readonly nameEntry?: ((entry: T) => string) | undefined;
}

/** Actions whose sentence already describes the whole change. */
const SELF_EXPLANATORY: Partial<Record<AuditAction, true>> = { expired: true, made_active: true };

/** Of something new, only the entered values: a hidden value or a false flag says nothing. */
function shownChanges({ action, changes }: Entry): AuditChanges {
  if (SELF_EXPLANATORY[action]) return {};
  if (action !== 'added') return changes;
  return Object.fromEntries(
    Object.entries(changes).filter(([, values]) => values !== null && values[1] !== false),
  );
}

/** One action: who did what and when, with the values before and after. */
export function EntryRow<T extends Entry>({ group, who, did, what, notes, nameEntry }: EntryRowProps<T>) {
  const texts = useTexts(auditTexts);
  const { locale } = useDisplayPreferences();
  const [first, ...others] = group;
  const target = first.target && texts.targets[first.target.type];
  const many = others.length === 0 ? undefined : target?.many(formatFigure(group.length, locale));
  return (
    <li className="border-t border-hair px-4 py-2.5 first:border-t-0 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <bdi>{texts.sentence(who, did ?? texts.did[first.action](many ?? what ?? target?.one ?? ''))}</bdi>
        </p>
        <span className="text-sm text-soft">
          <InstantText value={first.at} />
        </span>
      </div>
      {notes}
      {others.length === 0 ? (
        <Changes target={first.target?.type ?? null} changes={shownChanges(first)} />
      ) : (
        <GroupedEntries group={group} nameEntry={nameEntry} />
      )}
    </li>
  );
}

/** The entries of an action with several, collapsed. */
function GroupedEntries<T extends Entry>({
  group,
  nameEntry = () => '',
}: Pick<EntryRowProps<T>, 'group' | 'nameEntry'>) {
  const { list } = useTexts(auditTexts);
  return (
    <details>
      <summary className="w-fit text-sm text-accent">{list}</summary>
      <ul>
        {group.map((entry) => (
          <li key={entry.id} className="border-b border-hair py-1 last:border-b-0">
            <bdi className="text-sm font-medium wrap-anywhere">{nameEntry(entry)}</bdi>
            <Changes target={entry.target?.type ?? null} changes={shownChanges(entry)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
