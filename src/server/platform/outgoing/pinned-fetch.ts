import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { OutgoingError } from './outgoing-error.ts';
import { literalAddress } from './public-address.ts';
import { resolveHost, type HostRules } from './resolve-host.ts';

interface OutgoingRequest {
  /** The only hosts that may be contacted; they come from the configuration. */
  readonly hosts: readonly string[];
  readonly contentTypes: readonly string[];
  readonly maxBytes: number;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
}

/**
 * Replaced in tests. Production uses the system's resolver and certificates, public addresses only, and a limit of five seconds.
 */
export interface FetchOverrides extends HostRules {
  readonly ca?: string | undefined;
  readonly timeoutMs?: number;
}

/** From resolving the name to the last byte. */
const TIMEOUT_MS = 5_000;

/**
 * Fetches text from another server. The name is resolved once, each of its addresses must be public, and the connection goes to
 * the address that was checked. Redirects are not followed. Throws OutgoingError.
 */
export async function fetchPinned(
  url: URL,
  request: OutgoingRequest,
  overrides: FetchOverrides = {},
): Promise<string> {
  requireAllowedUrl(url, request.hosts);
  const timeout = AbortSignal.timeout(overrides.timeoutMs ?? TIMEOUT_MS);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  try {
    const address = await abortable(resolveHost(url, overrides), signal);
    const response = await connect(url, address, { signal, ca: overrides.ca });
    return await readAnswer(response, request);
  } catch (error) {
    if (timeout.aborted) throw new OutgoingError('timeout', { cause: error });
    throw error instanceof OutgoingError ? error : new OutgoingError('unreachable', { cause: error });
  }
}

/** Compares the URL's parts as the parser returns them, so 'https://allowed@other' and '2130706433' cannot hide a host. */
function requireAllowedUrl(url: URL, hosts: readonly string[]): void {
  const isAllowed =
    url.protocol === 'https:' && url.username === '' && url.password === '' && hosts.includes(url.host);
  if (!isAllowed) throw new OutgoingError('wrong-url');
}

/** The system's resolver cannot be aborted, so a late answer is ignored. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })));
    }),
  ]);
}

interface Connection {
  readonly signal: AbortSignal;
  readonly ca: string | undefined;
}

/** Connects to the address; the certificate must be valid for the name. */
function connect(url: URL, address: string, { signal, ca }: Connection): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = https.request({
      host: address,
      ...(url.port !== '' && { port: Number(url.port) }),
      path: url.pathname + url.search,
      headers: { host: url.host, 'accept-encoding': 'identity', 'user-agent': 'Kupon' },
      ...(literalAddress(url) === undefined && { servername: url.hostname }),
      ...(ca !== undefined && { ca }),
      agent: false,
      signal,
    });
    request.on('response', resolve).on('error', reject).end();
  });
}

async function readAnswer(response: IncomingMessage, request: OutgoingRequest): Promise<string> {
  try {
    requireUsableAnswer(response, request);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('a response without an encoding gives buffers');
      bytes += chunk.length;
      if (bytes > request.maxBytes) throw new OutgoingError('too-large', { status: response.statusCode });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    response.destroy();
  }
}

function requireUsableAnswer({ statusCode: status = 0, headers }: IncomingMessage, request: OutgoingRequest) {
  if (status >= 300 && status < 400) throw new OutgoingError('redirect', { status });
  if (status !== 200) throw new OutgoingError('status', { status });
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = ['identity', undefined].includes(headers['content-encoding']);
  if (!request.contentTypes.includes(type) || !isPlain) throw new OutgoingError('content-type', { status });
  if (Number(headers['content-length'] ?? 0) > request.maxBytes)
    throw new OutgoingError('too-large', { status });
}
