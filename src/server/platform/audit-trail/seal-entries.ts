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

const AT_ONCE = 1_000;
const HASH_BYTES = 32;

/** What the first seal follows. */
export const NO_SEAL = { sequence: 0, hash: Buffer.alloc(HASH_BYTES) } as const;

export function sealHash(previousHash: Buffer, text: string | null): Buffer {
  return createHash('sha256')
    .update(previousHash)
    .update(text ?? '')
    .digest();
}

/**
 * Seals every entry that waits for it, in the order in which they are seen; the answer is their number. What comes meanwhile may
 * wait for the next time: a transaction for each entry takes longer than one for many.
 */
export async function sealEntries(db: Database): Promise<number> {
  if (!(await hasUnsealedEntries(db))) return 0;
  return untilFewerThanAsked(() => inTransaction(db, sealSome));
}

/** The same in a transaction, which keeps others from sealing until it ends. */
export function sealEntriesIn(tx: DatabaseTransaction): Promise<number> {
  return untilFewerThanAsked(() => sealSome(tx));
}

async function untilFewerThanAsked(sealNext: () => Promise<number>): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await sealNext();
    sealed += some;
    if (some < AT_ONCE) return sealed;
  }
}

async function sealSome(tx: DatabaseTransaction): Promise<number> {
  await lockSeals(tx);
  const entries = await claimUnsealed(tx, AT_ONCE);
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
