import { setTimeout as delay } from 'node:timers/promises';
import { seedKupon, type SeedSize } from '../seed-users.ts';
import type { Size } from '../load-comparison.ts';
import { limitRow, type BenchRow } from '../bench-row.ts';
import { quantile } from '../loader.ts';
import type { Bench, Rows } from '../stage.ts';
import { measureTime, probeWhile } from '../times.ts';

const USER_COUNTS = {
  full: { users: 100_000, bonds: 10 },
  small: { users: 1_000, bonds: 1 },
} as const satisfies Record<string, SeedSize>;
const LONG = { full: 10_000, small: 100 } as const;
const ROUNDS = 9;
/** How long small requests are measured on their own. */
const LIMIT_MS = 3_000;

/** Search terms: found in many users, in few, in none. */
const SEARCHES = ['vera', 'Vera Todorova 1654', 'nobody has this name', '+359 88 1234'];

/** The administrator's lists among a hundred thousand users with a million bonds. */
export async function* administratorsLists({ kupon }: Bench, size: Size): Rows {
  const crowd = size.rounds === 1 ? USER_COUNTS.small : USER_COUNTS.full;
  await kupon.start();
  await seedKupon(kupon, crowd);
  const administrator = await kupon.holder(1);
  const longest = await kupon.holder(size.rounds === 1 ? LONG.small : LONG.full);
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  const url = `${kupon.url()}/api/admin`;
  const headers = { Authorization: `Bearer ${administrator.token}` };
  const ask = async (...paths: readonly string[]) => {
    await Promise.all(paths.map((searchPath) => fetchAnswer(`${url}${searchPath}`, headers)));
  };

  const among = `among ${crowd.users.toLocaleString('en')} users`;
  yield await within(`what /admin asks for, ${among}`, 1000, () =>
    ask('/users?limit=100', '/user-counts', '/system'),
  );
  for (const q of SEARCHES)
    yield await within(`a search for '${q}', ${among}`, 250, () =>
      ask(`/users?${new URLSearchParams({ q, limit: '100' }).toString()}`),
    );
  yield await within(
    `details of a user with ${longest.bondIds.length.toLocaleString('en')} bonds`,
    1000,
    () => ask(`/users/${longest.userId}/details`),
  );
  const small = async (work: Promise<unknown>) => {
    const times = await probeWhile(`${url}/users?limit=1`, headers, work);
    return quantile(
      times.sort((one, other) => one - other),
      0.99,
    );
  };
  const later = (await small(ask('/users'))) - (await small(delay(LIMIT_MS)));
  const name = `how much later a small request is answered while all users are sent, ${among}`;
  yield limitRow(100, { name, unit: 'ms', values: [later] });
}

async function fetchAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
}

/** The time of the work, relative to a delay that a person does not notice. */
async function within(name: string, milliseconds: number, work: () => Promise<void>): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measureTime(work));
  return limitRow(milliseconds, { name, unit: 'ms', values: times });
}
