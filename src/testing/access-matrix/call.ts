import type { TestUser } from '../factories/a-user.ts';
import type { TestRequest, TestApp } from '../app/start-test-app.ts';

export interface CallContext {
  readonly app: TestApp;
  /** The owner of the rows in the call. */
  readonly owner: TestUser;
}

/** A valid call, as an owner or an administrator sends it. */
export type Call = (context: CallContext) => Promise<TestRequest> | TestRequest;
