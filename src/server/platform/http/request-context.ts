import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Principal } from './principal.ts';

/** A request: its content, its caller, and the services that every request gets. */
export interface RequestContext {
  readonly principal: Principal | undefined;
  readonly db: Database;
  /** For reads that may lag slightly behind, such as exports and reports; never for decisions or writes. */
  readonly report: ReportDatabase['read'];
  readonly dataKeys: DataKeys;
  /** Whether numbers that cannot be a valid ISIN, EGN or EIK are refused. */
  readonly strictIds: boolean;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** A log that adds the request's id to its lines. */
  readonly log: () => FastifyBaseLogger;
  /**
   * Signals that the body is no longer needed, so the next large one may be read. Otherwise that happens once the answer is sent.
   */
  readonly releaseBody: () => void;
  /** Fires when the caller disconnects, and after the answer. */
  readonly gone: () => AbortSignal;
}

export interface RouteAnswer {
  readonly status: number;
  /** Undefined with 204 and 304. */
  readonly body: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of the body, if the answer is streamed. */
  readonly stream?: Readable;
  /** Default: JSON. */
  readonly mediaType?: string;
}
