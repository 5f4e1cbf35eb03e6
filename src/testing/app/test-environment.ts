import { env } from 'node:process';

/**
 * Where the tests of the API run when `npm run scale` (scripts/scale.mjs) says so; without it on an embedded PostgreSQL, the
 * application in process.
 */
export const testEnvironment = {
  /** The port, on 127.0.0.1, of an outside PostgreSQL whose user postgres needs no password. */
  postgres: readPort('SCALE_POSTGRES_PORT'),
  /** The port of a pgbouncer before it; the application's own connections go through that. */
  pooler: readPort('SCALE_POOLER_PORT'),
  /** The program of nginx: each application is two nodes behind one. */
  nginx: env['SCALE_NGINX'],
};

function readPort(name: string): number | undefined {
  return env[name] === undefined ? undefined : Number(env[name]);
}
