import { z } from 'zod';
import type { ErrorCode } from '#api/errors';
import { DatabaseAddress } from '../../platform/database/connection/database-address.ts';
import type { PortfolioTask } from './portfolio-task.ts';

/** The data with which the thread is started. */
export const ThreadData = z.object({
  address: DatabaseAddress,
  /** The file of what was learned from the examples. */
  understanding: z.string(),
});
export type ThreadData = z.output<typeof ThreadData>;

/** To the thread. It answers each task with a reply. */
export type ToThread = { readonly task: PortfolioTask } | 'stop';

/** The result of a task, or the code of its error with a text for the log. */
export type TaskReply =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly retryAfterSeconds?: number | undefined;
      readonly text: string;
    };
