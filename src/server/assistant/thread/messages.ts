import { z } from 'zod';
import type { ErrorCode } from '#api/errors';
import { DatabaseAddress } from '../../platform/database/connection/database-address.ts';
import type { PortfolioTask } from './portfolio-task.ts';

/** What the thread is started with. */
export const ThreadData = z.object({ address: DatabaseAddress });
export type ThreadData = z.output<typeof ThreadData>;

/** To the thread: a task, the request to learn the examples before somebody asks, or to end. */
export type ToThread = { readonly task: PortfolioTask } | 'prepare' | 'stop';

/** From the thread, when a task is done. An error crosses as its code and, for the log, its text. */
export type FromThread =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly retryAfterSeconds?: number | undefined;
      readonly text: string;
    };
