import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ReportDatabase } from '../database/replica.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Principal } from './principal.ts';

/** A request: what came over the wire, who sent it, and what the application gives to every request. */
export interface Incoming {
  readonly principal: Principal | undefined;
  readonly db: Database;
  /** Reads what may be a little old: an export or a report, and nothing that is written or decided by. */
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
  /** Lines that tell the request's number. */
  readonly log: () => FastifyBaseLogger;
  /** Fires when the caller is no longer there, and after the answer. */
  readonly gone: () => AbortSignal;
}

export interface Answered {
  readonly status: number;
  /** Undefined with 204 and 304. */
  readonly body: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the body, where the answer is sent as it is made. */
  readonly stream?: Readable;
  /** JSON without it. */
  readonly mediaType?: string;
}
