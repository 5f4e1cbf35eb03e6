import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

export const System = z.object({
  /** The version of the product. */
  version: z.string(),
  /** Where emails go: to a mail server, or into a folder as files if there is none. */
  mail: z.enum(['smtp', 'outbox']),
  /** The rules for users' passwords. */
  passwordPolicy: z.enum(['standard', 'strict', 'advisory']),
  backups: z.object({
    /** Whether the server makes a backup every day. */
    daily: z.boolean(),
    last: z.object({ at: z.iso.datetime(), bytes: z.int() }).nullable(),
    /** The latest attempt, if it failed. */
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
