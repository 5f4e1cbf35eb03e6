import type { Database } from '../database/schema.ts';
import { sealHash, NO_SEAL, sealEntries } from './seal-entries.ts';
import { findEntryWithoutSeal, listSealed, type Seal, type SealedEntry } from './seals.store.ts';

const BATCH_SIZE = 1_000;

/** The end of the chain, to be noted outside the database, where nobody who can only write to the database can change it. */
export interface Head {
  readonly sequence: number;
  /** In hexadecimal. */
  readonly hash: string;
}

export type Verdict =
  | { readonly intact: true; readonly head: Head }
  | { readonly intact: false; readonly fault: string };

type Last = Pick<Seal, 'sequence' | 'hash'>;

/** What is wrong with the seal that follows this one; undefined if nothing is. */
function findFault(last: Last, seal: SealedEntry): string | undefined {
  if (seal.sequence !== last.sequence + 1) return `seal ${last.sequence + 1} has been removed`;
  if (!seal.previous_hash.equals(last.hash)) return `seal ${seal.sequence} does not follow the one before it`;
  if (seal.text === null) return `entry ${seal.entry_id} has been removed`;
  if (!seal.hash.equals(sealHash(last.hash, seal.text))) return `entry ${seal.entry_id} has been changed`;
  return undefined;
}

function findFaultInNoted(seal: Last, noted: readonly Head[]): string | undefined {
  const hash = seal.hash.toString('hex');
  return noted.some((head) => head.sequence === seal.sequence && head.hash !== hash)
    ? `seal ${seal.sequence} is not the noted one: the chain before it has been rewritten`
    : undefined;
}

/** Seals the remaining entries, then checks the whole chain and the noted heads in batches, up to the first fault. */
export async function verifySeals(db: Database, noted: readonly Head[] = []): Promise<Verdict> {
  await sealEntries(db);
  let last: Last = NO_SEAL;
  for (;;) {
    const seals = await listSealed(db, { after: last.sequence, atMost: BATCH_SIZE });
    for (const seal of seals) {
      const fault = findFault(last, seal) ?? findFaultInNoted(seal, noted);
      if (fault !== undefined) return { intact: false, fault };
      last = seal;
    }
    if (seals.length < BATCH_SIZE) break;
  }
  const unsealed = await findEntryWithoutSeal(db);
  if (unsealed !== undefined)
    return { intact: false, fault: `the seal of entry ${unsealed} has been removed` };
  const furthest = Math.max(0, ...noted.map(({ sequence }) => sequence));
  if (last.sequence < furthest) {
    return {
      intact: false,
      fault: `seal ${last.sequence + 1} has been removed: seal ${furthest} was noted`,
    };
  }
  return { intact: true, head: { sequence: last.sequence, hash: last.hash.toString('hex') } };
}
