import pg from 'pg';
import { onTestFinished } from 'vitest';

/** How a call to the database fails: refused, the connection gone before it was sent, or before its answer came. */
export const FAILURES = ['is refused', 'is never sent', 'is carried out, and its answer lost'] as const;
export type Failure = (typeof FAILURES)[number];

export interface FailingCalls {
  /** Counts the calls of this work. */
  readonly count: (work: () => Promise<unknown>) => Promise<number>;
  /** Fails the call with this number, from 1, during the work. */
  readonly failing: <T>(number: number, manner: Failure, work: () => Promise<T>) => Promise<T>;
}

type Query = (client: pg.Client, args: readonly unknown[]) => unknown;

const brokenConnection = () => new Error('Connection terminated unexpectedly');

const FAIL: Readonly<Record<Failure, (query: Query) => Query>> = {
  'is refused': () => () => Promise.reject(new Error('this call was made to fail')),
  'is never sent': () => (client) => {
    void client.end();
    return Promise.reject(brokenConnection());
  },
  'is carried out, and its answer lost': (query) => async (client, args) => {
    await query(client, args);
    await client.end();
    throw brokenConnection();
  },
};

/** Sits between this process's application and the driver until the test ends. */
export function failingCalls(): FailingCalls {
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof original !== 'function') throw new Error('the driver has no query');
  const query: Query = (client, args): unknown => Reflect.apply(original, client, args);
  const state: { calls: number; plan: { number: number; manner: Failure } | undefined } = {
    calls: 0,
    plan: undefined,
  };
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]): unknown {
    state.calls += 1;
    return state.plan?.number === state.calls
      ? FAIL[state.plan.manner](query)(this, args)
      : query(this, args);
  });
  onTestFinished(() => void Reflect.set(pg.Client.prototype, 'query', original));
  return {
    count: async (work) => {
      state.calls = 0;
      await work();
      return state.calls;
    },
    failing: async (number, manner, work) => {
      state.calls = 0;
      state.plan = { number, manner };
      try {
        return await work();
      } finally {
        state.plan = undefined;
      }
    },
  };
}
