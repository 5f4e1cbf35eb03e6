import type { TestApp } from './start-test-app.ts';

/** The application's own port on 127.0.0.1, without any proxy: for malformed HTTP. */
export async function appPort({ fastify }: TestApp): Promise<number> {
  if (!fastify.server.listening) await fastify.listen({ host: '127.0.0.1', port: 0 });
  const address = fastify.server.address();
  if (address === null || typeof address === 'string') throw new Error('the application listens on no port');
  return address.port;
}
