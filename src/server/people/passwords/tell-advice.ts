import type { Incoming } from '../../platform/http/request.ts';

/** Of a new password, on an answer that has no body. */
export function tellAdvice({ setHeader }: Incoming, advice: string | undefined): void {
  if (advice !== undefined) setHeader('Password-Advice', advice);
}
