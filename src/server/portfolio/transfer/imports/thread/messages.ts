import { z } from 'zod';
import type { FileFault } from '#domain/imports/file-rules';
import type { ReadCells } from '../reading-task.ts';
import { DatabaseAddress } from '../../../../platform/database/connection/database-address.ts';

const DataKey = z.object({
  id: z.string(),
  // A Buffer arrives as a Uint8Array.
  bytes: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes)),
});

/** `workerData` of the thread: the address of the database and the source of the data keys (openDataKeys). */
export const ThreadData = z.object({
  address: DatabaseAddress,
  dataKeys: z.array(DataKey).optional(),
  dataDir: z.string(),
});
export type ThreadData = z.input<typeof ThreadData>;

/** The thread's only message, after the file is read. */
export type FromThread =
  | { readonly kind: 'read'; readonly cells: ReadCells }
  | { readonly kind: 'refused'; readonly fault: FileFault }
  | { readonly kind: 'failed'; readonly text: string };
