import { z } from 'zod';

const path = z.string();
const identity = { uid: z.int(), gid: z.int() };

/** One line of the record of recording_disk.py. */
export const Change = z.discriminatedUnion('change', [
  z.object({ change: z.literal('folder'), path, mode: z.int(), ...identity }),
  z.object({ change: z.literal('file'), path, mode: z.int(), ...identity }),
  z.object({ change: z.literal('symlink'), path, target: z.string(), ...identity }),
  z.object({ change: z.literal('link'), path, existing: path }),
  z.object({ change: z.literal('rename'), path, to: path }),
  z.object({ change: z.literal('remove'), path }),
  z.object({ change: z.literal('mode'), path, mode: z.int() }),
  z.object({ change: z.literal('owner'), path, ...identity }),
  z.object({ change: z.literal('write'), path, offset: z.int(), length: z.int() }),
  z.object({ change: z.literal('truncate'), path, length: z.int() }),
  z.object({ change: z.literal('sync'), path }),
  z.object({ change: z.literal('sync folder'), path }),
]);
export type Change = z.output<typeof Change>;
