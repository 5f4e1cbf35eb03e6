import { setTimeout as delay } from 'node:timers/promises';
import { figureRow } from '../bench-row.ts';
import type { Size } from '../load-comparison.ts';
import type { Job } from '../load.ts';
import { PASSWORD, type Holder } from '../kupon.ts';
import { quantile } from '../loader.ts';
import type { Bench, Rows } from '../stage.ts';
import { probeWhile } from '../times.ts';

const MAX_DELAY_MS = 100;
const CONCURRENT_LOGINS = 200;

/** The heaviest requests, by name. They are repeated while somebody else sends small requests. */
function heavyWork(url: string, { token, email }: Holder): [string, Omit<Job, 'seconds'>][] {
  const json = { 'Content-Type': 'application/json' };
  const headers = { Authorization: `Bearer ${token}` };
  const get = { method: 'GET', headers, connections: 1, status: 200 } as const;
  const post = { method: 'POST', status: 200 } as const;
  const question = {
    messages: [{ role: 'user', content: 'What is the total profit of my bonds by currency?' }],
  };
  return [
    ['the longest list', { ...get, url: `${url}/api/ClientData/my-bonds` }],
    ['an export', { ...get, url: `${url}/api/account/export` }],
    [
      'a question to the assistant',
      {
        ...post,
        url: `${url}/api/ai/chat`,
        headers: { ...headers, ...json },
        body: JSON.stringify(question),
        connections: 1,
      },
    ],
    [
      'a storm of logins',
      {
        ...post,
        url: `${url}/api/auth/login`,
        headers: json,
        body: JSON.stringify({ email, password: PASSWORD }),
        connections: CONCURRENT_LOGINS,
        orStatus: 503,
      },
    ],
  ];
}

/** By how much the 99th percentile of another user's small requests rises. */
export async function* interference({ kupon, loader, lists, payer }: Bench, size: Size): Rows {
  // The heavy requests are one user's, many times as many as a person may send.
  await kupon.start({ LIMIT_CHAT: '1000000', LIMIT_EXPORTS: '1000000', LIMIT_SIGN_INS: '1000000' });
  const [, holder] = [...lists].at(-1) ?? [];
  if (holder === undefined) throw new Error('nobody has bonds');
  const small = `${kupon.url()}/api/account/me`;
  const headers = { Authorization: `Bearer ${payer.token}` };
  const slowest = async (work: Promise<unknown>) => {
    const times = await probeWhile(small, headers, work);
    return quantile(
      times.sort((a, b) => a - b),
      0.99,
    );
  };
  for (const [name, job] of heavyWork(kupon.url(), holder)) {
    const later: number[] = [];
    await loader.run({ ...job, seconds: size.seconds });
    for (let round = 0; round < size.rounds; round += 1) {
      const without = await slowest(delay(size.seconds * 1_000));
      later.push((await slowest(loader.run({ ...job, seconds: size.seconds * 2 }))) - without);
    }
    yield figureRow({
      name: `another user’s request during ${name}, later by`,
      baseline: `${MAX_DELAY_MS} ms`,
      unit: 'ms',
      values: later,
      ratios: later.map((time) => time / MAX_DELAY_MS),
      limit: { atMost: 1 },
    });
  }
}
