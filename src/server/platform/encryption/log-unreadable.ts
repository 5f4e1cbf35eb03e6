import type { FastifyBaseLogger } from 'fastify';
import type { DataKeys } from './data-keys.ts';

/** The same keys, but a value that cannot be decrypted with them is logged as an error, once per value. */
export function logUnreadable(dataKeys: DataKeys, log: FastifyBaseLogger): DataKeys {
  const logged = new Set<string>();
  return {
    ...dataKeys,
    onUnreadable: (error) => {
      if (logged.has(error.message)) return;
      logged.add(error.message);
      log.error({ err: error }, 'a stored value cannot be decrypted, and is shown as missing');
    },
  };
}
