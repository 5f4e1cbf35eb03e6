import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isToken } from './session-token.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * The token of the Authorization header, the only place for it; undefined without one. Two such headers are refused, because a
 * proxy and this server might each use a different one.
 */
export function bearerToken({ headers, raw }: FastifyRequest): string | undefined {
  const sent = raw.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'authorization');
  if (sent.length > 1) {
    throw new ApiError('malformed_request', 'Send one Authorization header, not several.');
  }
  const token = BEARER.exec(headers.authorization?.trim() ?? '')?.[1];
  return token !== undefined && isToken(token) ? token : undefined;
}
