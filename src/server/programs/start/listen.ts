import type { FastifyInstance } from 'fastify';
import { formatAddress, type Config } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/start-error.ts';
import { errorCode } from '../../platform/errors/error-code.ts';

/** The time for requests in flight to finish at a shutdown. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Listens on HOST:PORT and returns its URL. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusal(error, { host, port }) ?? error;
  }
  const opened = app.server.address();
  return formatAddress(host, opened === null || typeof opened === 'string' ? port : opened.port);
}

function refusal(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): StartError | undefined {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: ${port} on ${host} is in use; stop what listens there, or set another PORT`,
      );
    case 'EACCES':
      return new StartError(`PORT: ${port} may not be opened by this user; set one from 1024 to 65535`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST: this machine has no address ${host}; set one of its own, or 0.0.0.0 for all`,
      );
    default:
      return undefined;
  }
}

/** Otherwise a connection whose last answer is sent during the shutdown would stay open for a request that never comes. */
const SWEEP_MS = 50;

/** Stops accepting, waits for the requests in flight, and cuts off those that take longer than 10 seconds. */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), REQUEST_TIMEOUT_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}
