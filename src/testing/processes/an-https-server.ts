import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../fixtures/https/${name}.pem`, import.meta.url)), 'utf8');

/** The self-signed certificate of the test servers, for the name 'rates.example', valid until 2126. */
export const TEST_CERTIFICATE = fixture('certificate');

export interface HttpsServer {
  readonly port: number;
  /** How many clients connected, whether or not they sent a request. */
  readonly connections: () => number;
}

/** A server with the name 'rates.example' on 127.0.0.1; it ends with the test. */
export async function anHttpsServer(answer: RequestListener): Promise<HttpsServer> {
  const server = createServer({ key: fixture('key'), cert: TEST_CERTIFICATE }, answer);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return { port: address.port, connections: () => connections };
}
