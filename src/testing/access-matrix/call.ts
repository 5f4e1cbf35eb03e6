import type { TestUser } from '../factories/a-user.ts';
import type { Sent, TestApp } from '../app/start-test-app.ts';

export interface Given {
  readonly app: TestApp;
  /** Whose rows the call names. */
  readonly owner: TestUser;
}

/** A right call: what an owner, or an administrator, sends. */
export type Call = (given: Given) => Promise<Sent> | Sent;
