import type { UserId } from '#api/platform/ids';
import { createSemaphore, type AcquirableSemaphore } from '../runtime/semaphore.ts';
import { ApiError } from '../errors/api-error.ts';
import { validateRequest, type Route } from './route.ts';
import type { RouteAnswer, RequestContext } from './request-context.ts';

const RETRY_AFTER_SECONDS = 5;
/** Per user, in addition to the request being answered. */
const MAX_WAITING = 20;

/** Shorter than the idle timeout of connections. */
const MAX_WAIT_MS = 30_000;

async function waitForSlot({ acquire }: AcquirableSemaphore, gone: AbortSignal): Promise<() => void> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, MAX_WAIT_MS);
  if (gone.aborted) giveUp();
  gone.addEventListener('abort', giveUp);
  try {
    return await acquire(waiting.signal);
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    throw new ApiError('unavailable', 'The server is too busy right now. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', giveUp);
  }
}

/** Holds the slot until the answer is sent or the caller disconnects. */
async function answerWhenFree(
  route: Route,
  incoming: RequestContext,
  semaphore: AcquirableSemaphore,
): Promise<RouteAnswer> {
  const release = await waitForSlot(semaphore, incoming.gone());
  try {
    const answered = await route.answer(incoming);
    if (answered.stream === undefined) release();
    else answered.stream.once('close', release);
    return answered;
  } catch (error) {
    release();
    throw error;
  }
}

/** Wraps a route that takes much memory or processor time: only some requests are answered at once, the others wait. */
export function limitConcurrency(semaphore: AcquirableSemaphore, route: Route): Route {
  return { ...route, answer: (incoming) => answerWhenFree(route, incoming, semaphore) };
}

/** Wraps a route to answer each user one request at a time; a user with too many waiting requests is refused. */
export function oneAtATimeForUser(route: Route): Route {
  const semaphores = new Map<UserId, AcquirableSemaphore>();

  function userSemaphore(user: UserId): AcquirableSemaphore {
    for (const [idle, { stats }] of semaphores) if (stats().running === 0) semaphores.delete(idle);
    const ofUser = semaphores.get(user) ?? createSemaphore(1);
    semaphores.set(user, ofUser);
    return ofUser;
  }

  return {
    ...route,
    answer: async (incoming) => {
      const { principal } = validateRequest(route.endpoint, incoming);
      if (principal === undefined) return route.answer(incoming);
      const semaphore = userSemaphore(principal.userId);
      if (semaphore.stats().waiting >= MAX_WAITING) {
        throw new ApiError('too_many_requests', 'Your last requests are still being answered.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      return answerWhenFree(route, incoming, semaphore);
    },
  };
}
