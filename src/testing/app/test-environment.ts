import { env } from 'node:process';

/**
 * The surroundings of the API tests under `npm run scale` (scripts/scale.mjs); otherwise they use an embedded PostgreSQL, with
 * the application in process.
 */
export const testEnvironment = {
  /** The port, on 127.0.0.1, of an external PostgreSQL whose user postgres needs no password. */
  postgres: readPort('SCALE_POSTGRES_PORT'),
  /** The port of a pgbouncer in front of it, for the application's own connections. */
  pooler: readPort('SCALE_POOLER_PORT'),
  /** The program of nginx: each application has two nodes behind one nginx. */
  nginx: env['SCALE_NGINX'],
};

function readPort(name: string): number | undefined {
  return env[name] === undefined ? undefined : Number(env[name]);
}
