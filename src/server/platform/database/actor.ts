import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '#api/platform/ids';

/** The user on whose behalf the current work is done, as the audit records it. */
interface Actor {
  /** Undefined if nobody is signed in. */
  readonly id: UserId | undefined;
  readonly address: string;
  readonly request: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** The audit attributes everything that the work writes, in any transaction, to this actor. */
export function actingAs<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  return actors.run(actor, work);
}

/** Undefined outside a request: the system itself. */
export function currentActor(): Actor | undefined {
  return actors.getStore();
}
