import { z } from 'zod';
import type { ErrorCode } from '#api/errors';
import { DatabaseAddress } from '../../platform/database/connection/database-address.ts';
import type { PortfolioTask } from './portfolio-task.ts';

/** The data with which the thread is started. */
export const ThreadData = z.object({ address: DatabaseAddress });
export type ThreadData = z.output<typeof ThreadData>;

/** To the thread: a task, or a request to prepare for the first question, or to stop. */
export type ToThread = { readonly task: PortfolioTask } | 'prepare' | 'stop';

/** From the thread: the result of a task, or the code of its error with a text for the log. */
export type FromThread =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly retryAfterSeconds?: number | undefined;
      readonly text: string;
    };
