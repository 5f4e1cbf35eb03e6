import type { Endpoint } from '#api/platform/endpoint';
import type { RequestContext } from '../request-context.ts';

interface NextPage {
  readonly limit: number;
  readonly cursor: string;
  /** The search; undefined or empty: none. */
  readonly q?: string | undefined;
}

/** Sets the Link header of a page: where the next one is (RFC 8288). */
export function setNextPageLink(
  { setHeader }: RequestContext,
  { path }: Endpoint,
  { limit, cursor, q = '' }: NextPage,
): void {
  const parameters = new URLSearchParams({ limit: String(limit), cursor });
  if (q !== '') parameters.set('q', q);
  setHeader('Link', `</api${path}?${parameters.toString()}>; rel="next"`);
}
