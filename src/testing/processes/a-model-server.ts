import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const ModelRequestBody = z.object({
  model: z.string(),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.union([z.string(), z.null(), z.array(z.unknown())]).optional(),
    }),
  ),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
  tool_choice: z.unknown(),
});
type ModelRequestBody = z.output<typeof ModelRequestBody>;

export interface ModelRequest extends ModelRequestBody {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The request's body as received. */
  readonly text: string;
}

/** The model's reaction to a request: `round` counts the requests from 0. */
export type ModelScript = (request: ModelRequest, round: number, response: ServerResponse) => void;

export interface ModelServer {
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  follow: (script: ModelScript) => void;
}

function send(response: ServerResponse, message: object, reason: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 0,
      model: 'a-model',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** The model answers with a text. */
export function says(text: string): ModelScript {
  return (_request, _round, response) => send(response, { content: text }, 'stop');
}

/** The model calls a tool. */
export function calls(name: string, input: unknown = {}): ModelScript {
  return (_request, round, response) => {
    const call = {
      id: `call-${round}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    };
    send(response, { content: null, tool_calls: [call] }, 'tool_calls');
  };
}

/** One script per round; the last one applies to all further rounds. */
export function inTurn(...scripts: readonly ModelScript[]): ModelScript {
  return (request, round, response) =>
    scripts[Math.min(round, scripts.length - 1)]?.(request, round, response);
}

/** An OpenAI-compatible endpoint on this machine that does what the test says; it ends with the test. */
export async function aModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: ModelScript = says('An answer.');
  let round = 0;
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { url = '', headers } = request;
      const body = { ...ModelRequestBody.parse(JSON.parse(text)), url, headers, text };
      requests.push(body);
      script(body, round++, response);
    });
  });
  const { port } = await new Promise<AddressInfo>((resume, refuse) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') refuse(new Error('the model server has no port'));
      else resume(address);
    });
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resume) => server.close(resume));
  });
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    follow: (next) => {
      script = next;
      round = 0;
    },
  };
}
