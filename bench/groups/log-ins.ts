import { hash } from '@node-rs/argon2';
import type { Size } from '../load-comparison.ts';
import { PASSWORD, type Holder } from '../kupon.ts';
import { figureRow, median, type BenchRow } from '../bench-row.ts';
import type { LoadFigures } from '../load.ts';
import type { Bench, Rows } from '../stage.ts';
import { measureTime, probeWhile } from '../times.ts';

const CONCURRENT_LOGINS = 200;
const MAX_LIVEZ_MS = 250;
const FLOODING_CONNECTIONS = 60;
const MAX_LOGIN_MS = 2_000;
const TURNS_PER_ROUND = 8;
const HASHES_PER_TURN = 15;
const SECONDS_PER_TURN = 0.3;

/** The server's parameters: 19 MiB, two passes, one lane. */
const argon2id = () =>
  hash(PASSWORD, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    outputLen: 32,
  });

const json = { 'Content-Type': 'application/json' };

/**
 * One login after the other, alternating with single hashes; then many at once, while somebody else requests the server's health
 * or signs in.
 */
export async function* logIns(bench: Bench, size: Size): Rows {
  const { kupon, loader, payer } = bench;
  await kupon.start({ LIMIT_SIGN_INS: '1000000' });
  const url = `${kupon.url()}/api/auth/login`;
  const body = JSON.stringify({ email: payer.email, password: PASSWORD });
  const request = { url, method: 'POST', headers: json, body, status: 200 } as const;
  yield await oneByOne(() => loader.run({ ...request, connections: 1, seconds: SECONDS_PER_TURN }), size);
  const storm = { ...request, orStatus: 503 } as const;
  const slowest: number[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const job = { ...storm, connections: CONCURRENT_LOGINS, seconds: size.seconds };
    slowest.push(Math.max(...(await probeWhile(`${kupon.url()}/livez`, {}, loader.run(job)))));
  }
  yield figureRow({
    name: `/livez during ${CONCURRENT_LOGINS} logins at once, the slowest`,
    baseline: `${MAX_LIVEZ_MS} ms`,
    unit: 'ms',
    values: slowest,
    ratios: slowest.map((time) => time / MAX_LIVEZ_MS),
    limit: { atMost: 1 },
  });
  yield* duringFlood(bench, size);
}

/** Alternates a few logins and a few hashes, because the machine's speed varies. */
async function oneByOne(logIn: () => Promise<LoadFigures>, size: Size): Promise<BenchRow> {
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  await logIn();
  for (let round = 0; round < size.rounds * TURNS_PER_ROUND; round += 1) {
    const theirs: number[] = [];
    for (let i = 0; i < HASHES_PER_TURN; i += 1) theirs.push(await measureTime(argon2id));
    rounds.push({ ours: median((await logIn()).times), theirs: median(theirs) });
  }
  return figureRow({
    name: 'login',
    baseline: 'one argon2id at the same parameters',
    unit: 'ms',
    values: rounds.map(({ ours }) => ours),
    ratios: rounds.map(({ ours, theirs }) => ours / theirs),
    limit: { atMost: 1.8 },
  });
}

/** Signs in from another address than the flood; returns the milliseconds. */
async function logInFrom(url: string, { email }: Holder): Promise<number> {
  return measureTime(async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-For': '198.51.100.9' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`somebody else’s login was answered ${response.status}`);
  });
}

/** One account keeps signing in with its own password; meanwhile somebody else signs in from another address. */
async function* duringFlood({ kupon, loader, payer, lists }: Bench, size: Size): Rows {
  await kupon.start({ LIMIT_SIGN_INS: '1000000', TRUST_PROXY: 'loopback' });
  const url = `${kupon.url()}/api/auth/login`;
  const other = [...lists.values()][0];
  if (other === undefined) throw new Error('nobody has bonds');
  const slowest: number[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    let isOver = false;
    const hasEnded = () => isOver;
    const flood = loader
      .run({
        url,
        method: 'POST',
        headers: { ...json, 'X-Forwarded-For': '203.0.113.7' },
        body: JSON.stringify({ email: payer.email, password: PASSWORD }),
        connections: FLOODING_CONNECTIONS,
        seconds: size.seconds * 2,
        status: 200,
        orStatus: 503,
      })
      .finally(() => (isOver = true));
    const times: number[] = [];
    while (!hasEnded()) times.push(await logInFrom(url, other));
    await flood;
    slowest.push(Math.max(...times));
  }
  yield figureRow({
    name: `somebody else’s login while one account signs in from ${FLOODING_CONNECTIONS} connections, the slowest`,
    baseline: `${MAX_LOGIN_MS} ms`,
    unit: 'ms',
    values: slowest,
    ratios: slowest.map((time) => time / MAX_LOGIN_MS),
    limit: { atMost: 1 },
  });
}
