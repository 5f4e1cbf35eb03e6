import { z } from 'zod';
import type { ErrorCode } from '#api/errors';
import { DatabaseAddress } from '../../platform/database/connection/database-address.ts';
import type { Understanding } from '../built-in/matching/learn-examples.ts';
import type { PortfolioTask } from './portfolio-task.ts';

/** What the thread is started with: what an earlier one has learned of the examples, if there was one. */
export const ThreadData = z.object({
  address: DatabaseAddress,
  understanding: z.custom<Understanding>((given) => typeof given === 'object').optional(),
});
export type ThreadData = z.output<typeof ThreadData>;

/** To the thread: a task, the request to learn the examples before somebody asks, or to end. */
export type ToThread = { readonly task: PortfolioTask } | 'prepare' | 'stop';

/** From the thread, when it has learned the examples, or when a task is done. */
export type FromThread = { readonly understanding: Understanding } | TaskResult;

/** An error crosses as its code and, for the log, its text. */
export type TaskResult =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly retryAfterSeconds?: number | undefined;
      readonly text: string;
    };
