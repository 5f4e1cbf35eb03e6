import { expect } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { listMyBonds } from '#api/portfolio/bonds';
import type { BondId, UserId } from '#api/platform/ids';
import { listMyPayments } from '#api/portfolio/payments';
import { listUsers } from '#api/people/users';
import type { TestApp } from '#testing/app/start-test-app';

export interface ModelBond {
  readonly id: BondId;
  nominal: number;
  expired: boolean;
  readonly payments: number[];
}

/** The expected state of one user. */
export interface Life {
  readonly userId: UserId;
  readonly email: string;
  password: string;
  role: 'user' | 'admin';
  /** Valid tokens. */
  live: string[];
  /** Tokens that are no longer valid. */
  readonly dead: string[];
  readonly bonds: ModelBond[];
}

export interface Model {
  readonly lives: Life[];
}

/** What the commands act on: the application, and an administrator that no command changes. */
export interface Real {
  readonly app: TestApp;
  /** A valid token of that administrator. */
  readonly root: () => Promise<string>;
}

export function endSessions(life: Life, keep?: string): void {
  life.dead.push(...life.live.filter((token) => token !== keep));
  life.live = life.live.filter((token) => token === keep);
}

/** Checks this user's sessions, list, sums and rights against the model. */
export async function expectMatches({ app }: Real, life: Life): Promise<void> {
  const status = async (token: string) => (await app.request(findMyAccount, { token })).status;
  for (const token of life.dead.slice(-2)) expect(await status(token), 'a session that has ended').toBe(401);
  for (const token of life.live) expect(await status(token), 'a session that goes on').toBe(200);
  const [token] = life.live;
  if (token === undefined) return;
  const { data, summary } = await app.answer(listMyBonds, { token });
  const bonds = data.map(({ id, nominal, expired }) => ({ id, nominal, expired }));
  const expected = life.bonds.map(({ id, nominal, expired }) => ({ id, nominal, expired }));
  expect(bonds.toSorted((a, b) => a.id - b.id)).toEqual(expected.toSorted((a, b) => a.id - b.id));
  expect(summary.portfolioValue).toBe(life.bonds.reduce((sum, { nominal }) => sum + nominal, 0));
  for (const { id, payments } of life.bonds) {
    const paid = await app.answer(listMyPayments, { token, params: { bondId: id } });
    expect(paid.map(({ profit }) => profit).toSorted((a, b) => a - b)).toEqual(
      payments.toSorted((a, b) => a - b),
    );
  }
  const list = await app.request(listUsers, { token, query: { limit: 1 } });
  expect(list.status).toBe(life.role === 'admin' ? 200 : 403);
}
