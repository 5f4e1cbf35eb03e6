import { z } from 'zod';
import type { DatabaseAddress as Address } from './connect.ts';

const ServerAddress = z.object({
  host: z.string(),
  port: z.int(),
  user: z.string(),
  database: z.string(),
  password: z.string().optional(),
});

/** The address at which a separate thread connects to the database; passed to it when it starts. */
export const DatabaseAddress = z.union([
  z.object({ connectionString: z.string() }),
  ServerAddress,
]) satisfies z.ZodType<Address>;
