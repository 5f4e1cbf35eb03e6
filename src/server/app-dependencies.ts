import type { FastifyBaseLogger } from 'fastify';
import type { Assistant } from './assistant/assistant.ts';
import type { TaskRunner } from './assistant/thread/task-runner.ts';
import type { Config } from './platform/config/config.ts';
import type { ReportDatabase } from './platform/database/replica.ts';
import type { Database } from './platform/database/schema.ts';
import type { DataKeys } from './platform/encryption/data-keys.ts';
import type { RunReading } from './portfolio/transfer/imports/reading-task.ts';
import type { Readiness } from './platform/http/health.ts';
import type { Mailer } from './platform/mail/mailer.ts';

/** What the application needs from outside, such as clock, mailer and database, so that tests can replace it. */
export interface AppDependencies {
  readonly db: Database;
  /** Undefined: reports are read from `db`. */
  readonly reports?: ReportDatabase;
  readonly dataKeys: DataKeys;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly readiness: Readiness;
  /** Undefined: the built-in one. */
  readonly assistant?: Assistant;
  /** Runs the assistant's work on a portfolio. */
  readonly assistantTasks: TaskRunner;
  /** Where uploaded files are read. Undefined: in this thread. */
  readonly runReading?: RunReading;
  /** The folder of the built screens; undefined serves only the API. */
  readonly webFolder?: string;
}
