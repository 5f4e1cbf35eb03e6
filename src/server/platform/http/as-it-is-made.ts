import { PassThrough, type Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/endpoint';
import { ask, answered, type AskedOf, type Given, type Route } from './route.ts';
import type { Incoming } from './request.ts';
import { asApiError } from './send-problem.ts';

/** Tells the caller how far the answer has come, where they take that. */
export type Tell<Event extends { readonly event: string }> = (event: Event) => void;

/** The one media type named, as a browser's or a program's reader of events asks. */
function wantsEvents({ headers: { accept } }: Incoming): boolean {
  return typeof accept === 'string' && /\btext\/event-stream\b/i.test(accept);
}

function framed(data: unknown, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}

interface Making<Event extends { readonly event: string }> {
  readonly make: (tell: Tell<Event>) => Promise<unknown>;
  readonly incoming: Incoming;
}

/** Events as they are told, then the answer as an event without a name, or a failure. */
function streamOf<Event extends { readonly event: string }>({ make, incoming }: Making<Event>): Readable {
  const stream = new PassThrough();
  const send = (text: string) => {
    if (stream.writable) stream.write(text);
  };
  // Sends the headers: the caller sees that the work has begun.
  send(':\n\n');
  make(({ event, ...data }) => send(framed(data, event)))
    .then(
      (answer) => send(framed(answer)),
      (error: unknown) => {
        if (incoming.gone().aborted) return;
        incoming.log().error({ err: error }, 'request failed after its answer had begun');
        const { code, message } = asApiError(error instanceof Error ? error : new Error(String(error)));
        send(framed({ code, detail: message }, 'failure'));
      },
    )
    .finally(() => stream.end());
  return stream;
}

/**
 * A route whose answer takes a while: as JSON when it is done, or, with Accept: text/event-stream, by events.
 * `begin` admits or refuses, with a status; what it gives does the work.
 */
export function madeByEvents<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Event extends { readonly event: string },
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  begin: (asked: AskedOf<A, P, Q, B>) => Promise<(tell: Tell<Event>) => Given<R>>,
): Route {
  return {
    endpoint,
    answer: async (incoming) => {
      const make = await begin(ask(endpoint, incoming));
      if (!wantsEvents(incoming)) return answered(endpoint, await make(() => undefined));
      return {
        status: endpoint.status,
        body: undefined,
        mediaType: 'text/event-stream; charset=utf-8',
        stream: streamOf({ make, incoming }),
      };
    },
  };
}
