import { ApiError } from '../errors/api-error.ts';

/** Throws 429 if there is a wait. */
export function refuseForNow(waitSeconds: number, advice = ''): void {
  if (waitSeconds === 0) return;
  const minutes = Math.ceil(waitSeconds / 60);
  const sentence = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  throw new ApiError('too_many_requests', `${sentence}${advice}.`, { retryAfterSeconds: waitSeconds });
}
