import { z } from 'zod';
import type { ErrorCode } from '#api/errors';
import { DatabaseAddress } from '../../platform/database/connection/database-address.ts';
import type { Understanding } from '../built-in/matching/learn-examples.ts';
import type { PortfolioTask } from './portfolio-task.ts';

/** The data with which the thread is started: what an earlier thread has learned from the examples, if there was one. */
export const ThreadData = z.object({
  address: DatabaseAddress,
  understanding: z.custom<Understanding>((given) => typeof given === 'object').optional(),
});
export type ThreadData = z.output<typeof ThreadData>;

/** To the thread: a task, or a request to prepare for the first question, or to stop. */
export type ToThread = { readonly task: PortfolioTask } | 'prepare' | 'stop';

/** From the thread: what it has learned from the examples, or the reply to a task. */
export type FromThread = { readonly understanding: Understanding } | TaskReply;

/** The result of a task, or the code of its error with a text for the log. */
export type TaskReply =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly retryAfterSeconds?: number | undefined;
      readonly text: string;
    };
