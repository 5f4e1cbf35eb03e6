import type { HistoryEntry } from '#api/people/audit';
import type { BondId } from '#api/platform/ids';
import { useBondHistory } from '../../platform/queries/people/audit.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { EntryList } from './entry-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { groupEntries } from './group-entries.ts';

interface BondChangesProps {
  readonly bondId: BondId;
  /** True for the user's own bond, false for one that they administer. */
  readonly isOwn: boolean;
}

/** The changes to a bond and who made them, the content of its history. */
export function BondChanges({ bondId, isOwn }: BondChangesProps) {
  const texts = useTexts(auditTexts);
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-sm text-soft md:px-5">{texts.historyNote}</p>
      <Entries bondId={bondId} isOwn={isOwn} />
    </>
  );
}

function Entries({ bondId, isOwn }: BondChangesProps) {
  const texts = useTexts(auditTexts);
  const query = useBondHistory(bondId, isOwn);
  const whoIs = useHistoryActor();
  return (
    <EntryList query={query} empty={<p className="px-4 pb-4 md:px-5">{texts.noHistory}</p>}>
      {(entries) =>
        groupEntries(entries).map((group) => (
          <EntryRow
            key={group[0].id}
            group={group}
            who={whoIs(group[0])}
            what={group[0].target?.type === 'bond' ? texts.theBond : undefined}
          />
        ))
      }
    </EntryList>
  );
}

function useHistoryActor(): (entry: HistoryEntry) => string {
  const texts = useTexts(auditTexts);
  return ({ actor: { who, username } }) => {
    const name = username ?? texts.former;
    const names = {
      you: texts.you,
      holder: name,
      administrator: texts.administrator(name),
      former: texts.former,
      system: texts.system,
    };
    return names[who];
  };
}
