import { z } from 'zod';
import type { DatabaseAddress as Address } from './connect.ts';

const ServerAddress = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  database: z.string(),
  password: z.string().optional(),
});

/** Where a thread finds the database: it is told so when it starts, and connects by itself. */
export const DatabaseAddress = z.union([
  z.object({ connectionString: z.string() }),
  ServerAddress,
]) satisfies z.ZodType<Address>;
