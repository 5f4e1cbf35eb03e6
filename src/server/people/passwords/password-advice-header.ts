import type { RequestContext } from '../../platform/http/request-context.ts';

/** Advice about a new password, for answers without a body. */
export function setPasswordAdvice({ setHeader }: RequestContext, advice: string | undefined): void {
  if (advice !== undefined) setHeader('Password-Advice', advice);
}
