import type { Database } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { prepareDataKeys } from '../../platform/encryption/prepare-data-keys.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { encryptPlainTaxIds } from '../../people/users/encrypt-plain-tax-ids.ts';

/** After the migrations: the keys are the right ones, and nothing is left in clear. Throws a StartError without the keys. */
export async function preparePersonalData(
  db: Database,
  { dataKeys, log }: { readonly dataKeys: DataKeys; readonly log: Log },
): Promise<void> {
  await prepareDataKeys(db, { dataKeys, log });
  const users = await encryptPlainTaxIds(db, dataKeys);
  if (users > 0) log.info({ users }, 'EGN and EIK of earlier versions encrypted');
}
