import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { CallError } from './call-error.ts';
import { parseJson, logged, parsedAnswer, send, unexpected, type CallInput } from './call.ts';

interface StreamEvent {
  /** Undefined for the final answer. */
  readonly event?: string | undefined;
  readonly data: string;
}

const MAX_EVENT_LENGTH = 1_000_000;

async function forEachEvent(
  body: NonNullable<Response['body']>,
  take: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_LENGTH }))
    .getReader();
  const read = async () => {
    try {
      return await reader.read();
    } catch (error) {
      throw lostOrAborted(error);
    }
  };
  for (let next = await read(); !next.done; next = await read()) take(next.value);
}

function lostOrAborted(error: unknown): unknown {
  return error instanceof DOMException && error.name === 'AbortError'
    ? error
    : new CallError({ status: null, code: 'network', detail: 'The server could not be reached.' }, error);
}

function parsedJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unexpected(status, error);
  }
}

/**
 * Calls an endpoint that streams its answer: `onEvent` receives each event, and the result is the whole answer.
 * Throws CallError, as `call` does, also if the stream breaks off.
 */
export async function callForEvents<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  endpoint: Endpoint<Access, P, Q, B, A>,
  input: CallInput<P, Q, B>,
  onEvent: (event: unknown) => void,
): Promise<z.output<A>> {
  return logged(endpoint, async () => {
    const response = await send(endpoint, { ...input, accept: 'text/event-stream, application/json;q=0.5' });
    const { status, body } = response;
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || body === null) return parsedAnswer(endpoint, status, await parseJson(response));
    let answer: unknown;
    await forEachEvent(body, ({ event, data }) => {
      const parsed = parsedJson(data, status);
      if (event === undefined) answer = parsed;
      else if (event === 'failure')
        throw new CallError({ status, code: 'unavailable', detail: 'The answer could not be finished.' });
      else onEvent({ ...Object(parsed), event });
    });
    return parsedAnswer(endpoint, status, answer);
  });
}
