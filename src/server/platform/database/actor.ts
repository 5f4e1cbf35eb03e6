import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '#api/platform/ids';

/** On whose behalf the work at hand is done, as the audit tells it. */
export interface Actor {
  /** Undefined: nobody who is signed in. */
  readonly id: UserId | undefined;
  readonly address: string;
  readonly request: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Whatever the work writes, in whichever transaction, is this actor's doing. */
export function actingAs<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  return actors.run(actor, work);
}

/** Undefined outside a request: the system itself. */
export function currentActor(): Actor | undefined {
  return actors.getStore();
}
