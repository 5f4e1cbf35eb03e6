import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Principal } from './principal.ts';

/** A request: its content, its caller, and the services every request gets. */
export interface RequestContext {
  readonly principal: Principal | undefined;
  readonly db: Database;
  /** For reads that may be slightly stale, such as exports and reports; never for decisions or writes. */
  readonly report: ReportDatabase['read'];
  readonly dataKeys: DataKeys;
  /** Refuse numbers that cannot be an ISIN, EGN or EIK. */
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
  /** A log whose lines have the request's id. */
  readonly log: () => FastifyBaseLogger;
  /** The body is not needed any more: the next large one may be read. Without it, once the answer is sent. */
  readonly releaseBody: () => void;
  /** Fires when the caller disconnects, and after the answer. */
  readonly gone: () => AbortSignal;
}

export interface RouteAnswer {
  readonly status: number;
  /** Undefined with 204 and 304. */
  readonly body: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the body, if the answer is streamed. */
  readonly stream?: Readable;
  /** JSON without it. */
  readonly mediaType?: string;
}
