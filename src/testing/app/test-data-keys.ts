import { dataKey, KEY_BYTES } from '../../server/platform/crypto/data-key.ts';
import { fixedDataKeys, type DataKeys } from '../../server/platform/encryption/data-keys.ts';

const bytes = Buffer.alloc(KEY_BYTES, 7);

/** The key of every test database: not secret, and the same in all processes of a run. */
export function testDataKeys(): DataKeys {
  return fixedDataKeys([dataKey(bytes)]);
}

/** The same in the form of DATA_KEY. */
export const TEST_DATA_KEY = bytes.toString('base64');
