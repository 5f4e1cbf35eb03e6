import { z } from 'zod';
import type { FileFault } from '#domain/imports/file-rules';
import { DatabaseAddress } from '../../../platform/database/connection/database-address.ts';

const DataKey = z.object({
  id: z.string(),
  // A buffer arrives as an array of bytes.
  bytes: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes)),
});

/** What the thread is started with: where the database is, and where the keys come from (openDataKeys). */
export const ThreadData = z.object({
  address: DatabaseAddress,
  dataKeys: z.array(DataKey).optional(),
  dataDir: z.string(),
});
export type ThreadData = z.input<typeof ThreadData>;

/** From the thread, when the file is read. */
export type FromThread =
  | { readonly kind: 'read' }
  | { readonly kind: 'refused'; readonly fault: FileFault }
  | { readonly kind: 'failed'; readonly text: string };
