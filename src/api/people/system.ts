import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

export const System = z.object({
  /** The product's. */
  version: z.string(),
  /** Where emails go: to a mail server, or as files into a folder if there is none. */
  mail: z.enum(['smtp', 'outbox']),
  /** The rules that users' passwords are held to. */
  passwordPolicy: z.enum(['standard', 'strict', 'advisory']),
  backups: z.object({
    /** Whether the server makes one every day by itself. */
    daily: z.boolean(),
    last: z.object({ at: z.iso.datetime(), bytes: z.int() }).nullable(),
    /** The latest attempt, where it failed. */
    failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  }),
});
export type System = z.output<typeof System>;

export const findSystem = endpoint({
  method: 'GET',
  path: '/admin/system',
  access: 'administrator',
  summary: 'How this server is set up, for administrators',
  answer: System,
});
