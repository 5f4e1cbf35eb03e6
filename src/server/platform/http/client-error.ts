import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, type Problem } from '#api/errors';
import type { Config } from '../config/config.ts';
import { securityHeaders } from './answers/security-headers.ts';

/** Errors that Node reports before there is a request, by their code; anything else is malformed. */
const KNOWN: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers may have at most 16 kB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request took too long to arrive.'],
};
const MALFORMED = ['malformed_request', 'This is not an HTTP/1.1 request.'] as const;

type ClientError = Error & { readonly code?: string };

/**
 * Answers a malformed request with a problem document and closes the connection, because nobody can tell where the request ends.
 */
export function clientErrorHandler(
  config: Pick<Config, 'appUrl'>,
): (error: ClientError, socket: Socket) => void {
  const headers = Object.entries(securityHeaders(config)).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(formatProblem(error, headers));
  };
}

function formatProblem(error: ClientError, headers: readonly string[]): string {
  const [code, detail] = KNOWN[error.code ?? ''] ?? MALFORMED;
  const { status, title } = ERRORS[code];
  const problem: Problem = { type: 'about:blank', title, status, detail, code };
  const body = JSON.stringify(problem);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...headers,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
