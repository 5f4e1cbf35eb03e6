import type { Incoming } from '../../platform/http/request.ts';

/** Advice about a new password, for answers without a body. */
export function setPasswordAdvice({ setHeader }: Incoming, advice: string | undefined): void {
  if (advice !== undefined) setHeader('Password-Advice', advice);
}
