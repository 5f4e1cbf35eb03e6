import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { SignedIn } from '#api/people/auth';
import type { BondId, UserId } from '#api/platform/ids';
import { aBond } from '#testing/factories/a-bond';
import type { Database } from '../../src/server/platform/database/schema.ts';
import type { Ledger } from './ledger.ts';

/** A user who adds payments to their bond. */
export interface Writer {
  readonly email: string;
  readonly token: string;
  readonly bondId: BondId;
}

export const PASSWORD = 'correct horse battery staple';

/** Registers users over HTTP, and gives each a bond. */
export async function makeWriters(address: string, db: Database, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { userId, ...signedIn } = await register(address);
    writers.push({ ...signedIn, bondId: await aBond({ db }, userId) });
  }
  return writers;
}

async function register(address: string): Promise<{ email: string; token: string; userId: UserId }> {
  const email = `writer-${randomInt(2 ** 40)}@example.com`;
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: 'Writer Example',
      email,
      phoneNumber: '+359 88 123 4567',
      bulstatOrEgn: '7523169263',
      password: PASSWORD,
    }),
  });
  const { token, user } = SignedIn.parse(await response.json());
  return { email, token, userId: user.userId };
}

export interface WriteResult {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Adds the payment with this id, which is its amount and the request's Idempotency-Key. */
export async function writePayment(address: string, writer: Writer, id: number): Promise<WriteResult> {
  try {
    const response = await fetch(`${address}/api/Payments/bond/${writer.bondId}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${writer.token}`,
        'Idempotency-Key': `payment-${id}`,
      },
      body: JSON.stringify({ profit: id, paymentDate: '2026-01-15' }),
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { status: 0, retryAfter: null };
  }
}

export interface UnansweredWrite {
  readonly id: number;
  readonly writer: Writer;
}

export interface Load {
  /** Lets each finish its request; returns what was sent but not acknowledged. */
  stop(): Promise<readonly UnansweredWrite[]>;
  /** Every unsuccessful answer. */
  readonly refusals: readonly WriteResult[];
}

let lastId = 0;
const PAUSE_AFTER_REFUSAL_MS = 250;

/** All users add one payment after the other, each id once; acknowledged ids go into the ledger. */
export function startLoad(address: () => string, writers: readonly Writer[], ledger: Ledger): Load {
  let stopping = false;
  const unsure: UnansweredWrite[] = [];
  const refusals: WriteResult[] = [];
  const isStopping = () => stopping;
  const work = async (writer: Writer) => {
    while (!isStopping()) {
      const id = ++lastId;
      const written = await writePayment(address(), writer, id);
      if (written.status === 201) ledger.note(id);
      else {
        unsure.push({ id, writer });
        refusals.push(written);
        await delay(PAUSE_AFTER_REFUSAL_MS);
      }
    }
  };
  const working = Promise.all(writers.map(work));
  return {
    refusals,
    stop: async () => {
      stopping = true;
      await working;
      return unsure;
    },
  };
}
