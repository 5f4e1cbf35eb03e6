import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  findLastSeal,
  hasUnsealedEntries,
  insertSeals,
  lockSeals,
  claimUnsealed,
  type Seal,
} from './seals.store.ts';

const BATCH_SIZE = 1_000;
const HASH_BYTES = 32;

/** The predecessor of the first seal. */
export const NO_SEAL = { sequence: 0, hash: Buffer.alloc(HASH_BYTES) } as const;

export function sealHash(previousHash: Buffer, text: string | null): Buffer {
  return createHash('sha256')
    .update(previousHash)
    .update(text ?? '')
    .digest();
}

/**
 * Seals every waiting entry, in the order in which they become visible, and returns how many. Entries that arrive meanwhile may
 * wait for the next run: one transaction per entry takes longer than one for many.
 */
export async function sealEntries(db: Database): Promise<number> {
  if (!(await hasUnsealedEntries(db))) return 0;
  return sealInBatches(() => inTransaction(db, sealBatch));
}

/** The same in a transaction, which keeps others from sealing until it ends. */
export function sealEntriesIn(tx: DatabaseTransaction): Promise<number> {
  return sealInBatches(() => sealBatch(tx));
}

async function sealInBatches(sealNextBatch: () => Promise<number>): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await sealNextBatch();
    sealed += some;
    if (some < BATCH_SIZE) return sealed;
  }
}

async function sealBatch(tx: DatabaseTransaction): Promise<number> {
  await lockSeals(tx);
  const entries = await claimUnsealed(tx, BATCH_SIZE);
  let last: Pick<Seal, 'sequence' | 'hash'> = (await findLastSeal(tx)) ?? NO_SEAL;
  const seals: Seal[] = [];
  for (const { id, text } of entries) {
    const seal = {
      sequence: last.sequence + 1,
      entry_id: id,
      previous_hash: last.hash,
      hash: sealHash(last.hash, text),
    };
    seals.push(seal);
    last = seal;
  }
  if (seals.length > 0) await insertSeals(tx, seals);
  return seals.length;
}
