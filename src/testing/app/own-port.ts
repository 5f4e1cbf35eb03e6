import type { TestApp } from './start-test-app.ts';

/** The port, on 127.0.0.1, of the application itself, whatever stands before it: for requests that are no proper HTTP. */
export async function ownPort({ fastify }: TestApp): Promise<number> {
  if (!fastify.server.listening) await fastify.listen({ host: '127.0.0.1', port: 0 });
  const address = fastify.server.address();
  if (address === null || typeof address === 'string') throw new Error('the application listens on no port');
  return address.port;
}
