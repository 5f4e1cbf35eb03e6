import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { newKupon, type Kupon } from '../kupon.ts';
import { startProgram, type Program } from '../program.ts';
import { addLargeHoldings, SIZES, type LargeHoldings } from './large-holdings.ts';
import { LARGE_REQUESTS, type LargeRequest } from './requests.ts';

/**
 * npm run stall [-- --small] [--only TEXT]: requests the largest answer of every endpoint, once and five times at once.
 * Measures how long it takes, how long other requests wait, and how much memory it needs; then requests all of them again in a
 * process limited to 256 MiB. Exits with 1 if a limit is missed; with --small, which only checks that everything runs, if a
 * answer is missing.
 */
const { values } = parseArgs({
  options: { small: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const MAX_WAIT_MS = 100;
const MAX_GROWTH_MIB = 60;
const CONCURRENT_REQUESTS = 5;
/** No rate limits, since this measures the cost of serving the requests. */
const UNLIMITED = { LIMIT_EXPORTS: '1000000', LIMIT_CHAT: '1000000' };
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=256' };

const ProbeFigures = z.object({ longest: z.number(), most: z.number() });
/** Requests that wait too long for their turn get 503. */
const REQUEST_OPTIONS: readonly number[] = [200, 201, 429, 503];
const MAX_NAME_LENGTH = 100;
const POSITIONS = { deep: 'bond/BG2040015211/BGN', wide: 'share/IE0/EUR' } as const;

interface MeasuredRequest {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly body: unknown;
}

function listRequests({ deep, wide }: LargeHoldings, admin: string): MeasuredRequest[] {
  return Object.entries(LARGE_REQUESTS).flatMap(([endpoint, requests]) =>
    requests.map(({ of, query, body }: LargeRequest) => {
      const holder = { deep, wide }[of];
      const [method = '', path = ''] = endpoint.split(' ');
      const bond = String(holder.bondIds[0]);
      const filled = path
        .replace('{bondId}', bond)
        .replace(/(?<=\/(?:bonds|ClientData)\/)\{id\}/, bond)
        .replace('{kind}/{isin}/{currency}', POSITIONS[of])
        .replace('{id}', String(holder.userId));
      const token = path.startsWith('/admin') ? admin : holder.token;
      const url = `/api${filled}${query === undefined ? '' : `?${query}`}`;
      const name = [endpoint, of, query, body && JSON.stringify(body).slice(0, MAX_NAME_LENGTH)]
        .filter(Boolean)
        .join(', ');
      return { name, method, url, token, body };
    }),
  );
}

/** Sends a request and returns the number of bytes of the answer, whose content is discarded. */
async function take(url: string, { method, token, body, ...request }: MeasuredRequest): Promise<number> {
  const response = await fetch(url + request.url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Accept-Encoding': 'identity',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!REQUEST_OPTIONS.includes(response.status))
    throw new Error(`${request.name} was answered ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += z.instanceof(Uint8Array).parse(piece).length;
  return bytes;
}

async function readProbe({ child }: Program): Promise<z.output<typeof ProbeFigures>> {
  child.send('what was there?');
  const message: unknown = await once(child, 'message');
  return ProbeFigures.parse(z.array(z.unknown()).parse(message)[0]);
}

/** Ordinary requests of a user with a usual number of bonds. */
const USUAL = ['/ClientData/my-bonds', '/ClientData/overdue', '/my/totals?kind=bond', '/account/export'];
/** The assistant's thread starts with the first question. */
const USUAL_QUESTION = { messages: [{ role: 'user', content: 'How much are my holdings worth by bank?' }] };
const USUAL_BONDS = 200;
const ROUNDS = 100;

/** A new process grows with whatever it does first, so a large answer is measured in one that has worked before. */
async function warmUp(kupon: Kupon): Promise<void> {
  const { token } = await kupon.holder(USUAL_BONDS);
  const chat = { name: '/ai/chat', method: 'POST', url: '/api/ai/chat', token, body: USUAL_QUESTION };
  for (let round = 0; round < ROUNDS; round += 1) await take(kupon.url(), chat);
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(
      USUAL.map((path) =>
        take(kupon.url(), { name: path, method: 'GET', url: `/api${path}`, token, body: undefined }),
      ),
    );
}

interface Measurement {
  readonly mebibytes: number;
  readonly seconds: number;
  readonly waited: number;
  readonly grown: number;
}

async function measure(
  kupon: Kupon,
  probe: Program,
  { request, count }: { request: MeasuredRequest; count: number },
) {
  const { most: before } = await readProbe(probe).then(() => readProbe(probe));
  const began = performance.now();
  const bytes = await Promise.all(Array.from({ length: count }, () => take(kupon.url(), request)));
  const seconds = (performance.now() - began) / 1_000;
  const { longest: waited, most } = await readProbe(probe);
  return { mebibytes: Math.max(...bytes) / 1_048_576, seconds, waited, grown: most - before };
}

const figures = ({ seconds, waited, grown }: Measurement) =>
  [`${seconds.toFixed(1)} s`, `${waited.toFixed(0)} ms`, `${Math.max(0, grown).toFixed(0)} MiB`].join(' | ');

async function walk(kupon: Kupon, requests: readonly MeasuredRequest[]): Promise<boolean> {
  const probe = await startProgram('stall-probe', {
    args: [kupon.url(), String(kupon.pid())],
    ready: /(probing)/,
  });
  let isGood = true;
  for (const request of requests) {
    const alone = await measure(kupon, probe, { request, count: 1 });
    const together = await measure(kupon, probe, { request, count: CONCURRENT_REQUESTS });
    for (const { waited, grown } of [alone, together])
      isGood &&= waited <= MAX_WAIT_MS && grown <= MAX_GROWTH_MIB;
    const size = `${alone.mebibytes.toFixed(alone.mebibytes < 0.1 ? 3 : 1)} MiB`;
    process.stdout.write(`| ${[request.name, size, figures(alone), figures(together)].join(' | ')} |\n`);
  }
  await probe.stop();
  return isGood;
}

/** True if the same process answers the first and the last request. */
async function survivesSmallHeap(kupon: Kupon, requests: readonly MeasuredRequest[]): Promise<boolean> {
  await kupon.start({ ...UNLIMITED, ...SMALL_HEAP });
  const pid = kupon.pid();
  for (const request of requests)
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, () => take(kupon.url(), request)));
  return (await fetch(`${kupon.url()}/livez`)).ok && kupon.pid() === pid;
}

const kupon = newKupon();
try {
  await kupon.start(UNLIMITED);
  const holdings = await addLargeHoldings(kupon, SIZES[values.small ? 'small' : 'full']);
  const admin = await kupon.holder(1);
  await kupon.query(`update users set keeps_own_portfolio = true`, []);
  await kupon.query(`update users set role = 'admin' where id = $1`, [admin.userId]);
  const requests = listRequests(holdings, admin.token).filter(({ name }) => name.includes(values.only));
  await kupon.start(UNLIMITED);
  process.stdout.write(
    '| what | answer | time | others wait | memory | five at once | others wait | memory |\n',
  );
  if (!values.small) await warmUp(kupon);
  const isGood = await walk(kupon, requests);
  const survives = await survivesSmallHeap(kupon, requests);
  process.stdout.write(
    `with a heap of 256 MiB: ${survives ? 'everything was answered' : 'the process ended'}\n`,
  );
  if (!survives || (!isGood && !values.small)) process.exitCode = 1;
} finally {
  await kupon.remove();
}
