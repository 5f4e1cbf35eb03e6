import Fastify from 'fastify';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/server/platform/database/embedded/embedded-postgres.ts';

/**
 * The baseline for memory and start: Fastify, a pool of `pg` and the same embedded PostgreSQL on the data folder
 * DATA_DIR. It prints how many milliseconds the database took to accept connections, then its own address.
 */
const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

const before = performance.now();
const postgres = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '', log: silent });
const duration = performance.now() - before;

const pool = new pg.Pool({ ...postgres.address, max: 10 });
const app = Fastify();
app.get<{ Params: { user: string } }>('/list/:user', async ({ params }, reply) => {
  const { rows } = await pool.query<{ body: string }>(
    "select coalesce(json_agg(bonds), '[]')::text as body from bonds where user_id = $1",
    [params.user],
  );
  return reply.type('application/json').send(rows[0]?.body);
});

process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => postgres.stop())
    .then(() => process.exit());
});
process.stdout.write(`${Math.round(duration)} ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
