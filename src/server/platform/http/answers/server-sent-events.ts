import { PassThrough, type Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { validateRequest, jsonAnswer, type EndpointInput, type HandlerResult, type Route } from '../route.ts';
import type { RequestContext } from '../request-context.ts';
import { asApiError } from './send-problem.ts';

/** Reports progress to a client that accepts events. */
type SendEvent<Event extends { readonly event: string }> = (event: Event) => void;

/** True if the caller accepts server-sent events. */
function wantsEvents({ headers: { accept } }: RequestContext): boolean {
  return typeof accept === 'string' && /\btext\/event-stream\b/i.test(accept);
}

function formatEvent(data: unknown, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}

interface StreamedWork<Event extends { readonly event: string }> {
  readonly make: (send: SendEvent<Event>) => Promise<unknown>;
  readonly incoming: RequestContext;
}

/** Sends events as they occur, then the answer as an unnamed event, or a failure. */
function streamEvents<Event extends { readonly event: string }>({
  make,
  incoming,
}: StreamedWork<Event>): Readable {
  const stream = new PassThrough();
  const send = (text: string) => {
    if (stream.writable) stream.write(text);
  };
  // Sends the headers at once, so that the caller sees that work has started.
  send(':\n\n');
  make(({ event, ...data }) => send(formatEvent(data, event)))
    .then(
      (answer) => send(formatEvent(answer)),
      (error: unknown) => {
        if (incoming.gone().aborted) return;
        incoming.log().error({ err: error }, 'request failed after its answer had begun');
        const { code, message } = asApiError(error instanceof Error ? error : new Error(String(error)));
        send(formatEvent({ code, detail: message }, 'failure'));
      },
    )
    .finally(() => stream.end());
  return stream;
}

/**
 * A slow route: answers JSON at the end or, with Accept: text/event-stream, sends events in the meantime. `begin` may refuse with
 * a status; the function it returns does the work.
 */
export function streamingRoute<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Event extends { readonly event: string },
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  begin: (input: EndpointInput<A, P, Q, B>) => Promise<(send: SendEvent<Event>) => HandlerResult<R>>,
): Route {
  return {
    endpoint,
    answer: async (incoming) => {
      const make = await begin(validateRequest(endpoint, incoming));
      if (!wantsEvents(incoming)) return jsonAnswer(endpoint, await make(() => undefined));
      return {
        status: endpoint.status,
        body: undefined,
        mediaType: 'text/event-stream; charset=utf-8',
        stream: streamEvents({ make, incoming }),
      };
    },
  };
}
