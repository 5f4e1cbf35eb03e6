import type { AdminAuditEntry } from '#api/people/audit';
import { useAudit, type AuditQuery } from '../../platform/queries/people/audit.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { formatFigure } from '../../platform/ui/format.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { groupEntries } from './group-entries.ts';

interface AuditEntriesProps {
  readonly search: AuditQuery;
  readonly onClear: () => void;
}

/** The audit entries that match the search. */
export function AuditEntries({ search, onClear }: AuditEntriesProps) {
  const query = useAudit(search);
  const { registered } = useTexts(auditTexts);
  const whoIs = useActorName();
  const nameUser = useUserName();
  const searched = Object.keys(search).length > 0;
  return (
    <Sheet>
      <EntryList query={query} empty={<NoEntries searched={searched} onClear={onClear} />}>
        {(entries) =>
          groupEntries(entries).map((group) => (
            <EntryRow
              key={group[0].id}
              group={group}
              who={whoIs(group[0])}
              did={isRegistration(group[0]) ? registered : undefined}
              notes={<Notes group={group} />}
              nameEntry={({ holder }) => (countHolders(group) > 1 ? nameUser(holder) : '')}
            />
          ))
        }
      </EntryList>
    </Sheet>
  );
}

function NoEntries({ searched, onClear }: { readonly searched: boolean; readonly onClear: () => void }) {
  const texts = useTexts(auditTexts);
  const { clearFilters } = useTexts(commonTexts);
  if (!searched) return <EmptyState title={texts.none} text={texts.nothingYet} />;
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={<Button onClick={onClear}>{clearFilters}</Button>}
    />
  );
}

function useActorName(): (entry: AdminAuditEntry) => string {
  const texts = useTexts(auditTexts);
  const nameUser = useUserName();
  return ({ actor, address }) => {
    if (actor === null) return address === null ? texts.system : texts.someone;
    return nameUser(actor);
  };
}

function useUserName(): (user: AdminAuditEntry['holder']) => string {
  const { formerUser } = useTexts(auditTexts);
  return (user) => (user === null ? '' : (user.username ?? formerUser(user.userId)));
}

/** A user who was added by nobody who was signed in. */
function isRegistration({ actor, address, action, target }: AdminAuditEntry): boolean {
  return actor === null && address !== null && action === 'added' && target?.type === 'user';
}

/** The security that the targets belong to, unless the changes name it. */
function noteSecurity(group: readonly AdminAuditEntry[]): string {
  const isins = new Set(group.map(({ isin, changes }) => ('isin' in changes ? null : isin)));
  const [isin] = isins;
  return isins.size === 1 ? (isin ?? '') : '';
}

/** A split, for example, changes the data of several users. */
const countHolders = (group: readonly AdminAuditEntry[]) =>
  new Set(group.map(({ holder }) => holder?.userId)).size;

/** Whose data was affected, of which security, and where the request came from. */
function Notes({ group }: { readonly group: readonly [AdminAuditEntry, ...AdminAuditEntry[]] }) {
  const { address, outcome } = group[0];
  const texts = useTexts(auditTexts);
  const whose = useWhose();
  const notes = [
    outcome === 'refused' ? texts.refused : '',
    noteSecurity(group),
    whose(group),
    address === null ? '' : texts.fromAddress(address),
  ].filter((note) => note !== '');
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-soft">
      {notes.map((note) => (
        <bdi key={note} className="wrap-anywhere">
          {note}
        </bdi>
      ))}
    </p>
  );
}

/** Whose data an action affected, unless they are the actor's own. */
function useWhose(): (group: readonly [AdminAuditEntry, ...AdminAuditEntry[]]) => string {
  const texts = useTexts(auditTexts);
  const { locale } = useDisplayPreferences();
  const nameUser = useUserName();
  return (group) => {
    const [{ holder, actor }] = group;
    const holders = countHolders(group);
    if (holders > 1) return texts.ofHolders(formatFigure(holders, locale));
    return holder === null || holder.userId === actor?.userId ? '' : texts.ofHolder(nameUser(holder));
  };
}
