import type { UserId } from '#api/ids';
import { createSemaphore, type AcquirableSemaphore } from '../runtime/semaphore.ts';
import { ApiError } from '../errors/api-error.ts';
import { ask, type Route } from './route.ts';
import type { Answered, Incoming } from './request.ts';

const RETRY_AFTER_SECONDS = 5;
/** Of one user, behind the one that is answered. */
const MOST_WAITING = 20;

/** Sooner than the connection is given up for its silence. */
const LONGEST_WAIT_MS = 30_000;

async function waitFor({ acquire }: AcquirableSemaphore, gone: AbortSignal): Promise<() => void> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
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

/** The place is taken until the answer has been sent, or its caller has gone. */
async function answerInTurn(
  route: Route,
  incoming: Incoming,
  places: AcquirableSemaphore,
): Promise<Answered> {
  const giveBack = await waitFor(places, incoming.gone());
  try {
    const answered = await route.answer(incoming);
    if (answered.stream === undefined) giveBack();
    else answered.stream.once('close', giveBack);
    return answered;
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** The same route, for what takes much memory or processor time: so many are answered at once, the others wait. */
export function inTurn(places: AcquirableSemaphore, route: Route): Route {
  return { ...route, answer: (incoming) => answerInTurn(route, incoming, places) };
}

/** The same route, which answers each user one request at a time; those who send more than can wait are refused. */
export function oneAtATimeForUser(route: Route): Route {
  const ofUsers = new Map<UserId, AcquirableSemaphore>();

  function turnsOf(user: UserId): AcquirableSemaphore {
    for (const [idle, { stats }] of ofUsers) if (stats().running === 0) ofUsers.delete(idle);
    const ofUser = ofUsers.get(user) ?? createSemaphore(1);
    ofUsers.set(user, ofUser);
    return ofUser;
  }

  return {
    ...route,
    answer: async (incoming) => {
      const { principal } = ask(route.endpoint, incoming);
      if (principal === undefined) return route.answer(incoming);
      const places = turnsOf(principal.userId);
      if (places.stats().waiting >= MOST_WAITING) {
        throw new ApiError('too_many_requests', 'Your last requests are still being answered.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      return answerInTurn(route, incoming, places);
    },
  };
}
