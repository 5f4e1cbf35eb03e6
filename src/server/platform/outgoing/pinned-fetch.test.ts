import type { RequestListener } from 'node:http';
import net from 'node:net';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { anHttpsServer, TEST_CERTIFICATE } from '../../../testing/processes/an-https-server.ts';
import { fetchPinned, type FetchOverrides } from './pinned-fetch.ts';

const REQUEST = { contentTypes: ['text/csv'], maxBytes: 1_000 };
const LOOPBACK = '127.0.0.1';

/** Treats the loopback address as public, because tests can only have a server there. */
const ONLINE: FetchOverrides = {
  ca: TEST_CERTIFICATE,
  resolve: () => Promise.resolve([LOOPBACK]),
  isAllowed: (address) => address === LOOPBACK,
};

/** Fetches from a host that is allowed, unless the test names other allowed hosts. */
function fetchText(url: string, overrides: FetchOverrides = {}, hosts = [new URL(url).host]) {
  return fetchPinned(new URL(url), { ...REQUEST, hosts }, overrides);
}

/** Counts connections and answers none of them. */
async function aListener(): Promise<{ readonly port: number; readonly connections: () => number }> {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return { port: address.port, connections: () => connections };
}

const answering =
  (type: string, body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const listenerUrl = ({ port }: { readonly port: number }) => `https://rates.example:${port}/rates.csv?of=all`;

describe('a request to another server (SEC-127)', () => {
  it('reads the text from the address that was checked, with the host name of the URL', async () => {
    const server = await anHttpsServer(({ headers, url }, response) =>
      response
        .writeHead(200, { 'content-type': 'text/csv; charset=utf-8' })
        .end(`${headers.host ?? ''} ${url ?? ''}`),
    );
    expect(await fetchText(listenerUrl(server), ONLINE)).toBe(
      `rates.example:${server.port} /rates.csv?of=all`,
    );
  });

  test.each([
    ['the loopback address', (port: number) => `https://127.0.0.1:${port}/`],
    ['the loopback address of IPv6', (port: number) => `https://[::1]:${port}/`],
    ['a private address written as IPv6', (port: number) => `https://[::ffff:10.0.0.1]:${port}/`],
    ['the loopback address written as IPv6', (port: number) => `https://[::ffff:127.0.0.1]:${port}/`],
    ['a decimal address', (port: number) => `https://2130706433:${port}/`],
    ['a hexadecimal address', (port: number) => `https://0x7f.1:${port}/`],
    ['an octal address', (port: number) => `https://0177.0.0.1:${port}/`],
    ['the address of every interface', (port: number) => `https://0.0.0.0:${port}/`],
    ['the name of this machine', (port: number) => `https://localhost:${port}/`],
    ['the metadata of a cloud', () => 'https://169.254.169.254/latest/meta-data/'],
  ])('to %s is refused, and nothing is sent', async (_what, url) => {
    const listener = await aListener();
    await expect(fetchText(url(listener.port))).rejects.toMatchObject({ fault: 'private-address' });
    expect(listener.connections()).toBe(0);
  });

  test.each([
    ['without TLS', (port: number) => `http://127.0.0.1:${port}/`],
    [
      'behind a user name that looks like the host',
      (port: number) => `https://rates.example@127.0.0.1:${port}/`,
    ],
    ['with a password', (port: number) => `https://user:word@rates.example:${port}/`],
    ['to another host', (port: number) => `https://127.0.0.1.rates.example:${port}/`],
    ['to another port', (port: number) => `https://rates.example:${port}/`],
    ['behind a backslash', (port: number) => `https://127.0.0.1:${port}\\@rates.example/`],
  ])('%s is refused, and nothing is sent', async (_what, url) => {
    const listener = await aListener();
    const fetching = fetchText(url(listener.port), ONLINE, ['rates.example']);
    await expect(fetching).rejects.toMatchObject({ fault: 'wrong-url' });
    expect(listener.connections()).toBe(0);
  });

  test.each([
    ['private', ['10.0.0.1']],
    ['private beside a public one', ['1.1.1.1', LOOPBACK]],
    ['of IPv4 within IPv6', ['::ffff:127.0.0.1']],
  ])('to a name whose address is %s is refused, and nothing is sent', async (_what, addresses) => {
    const listener = await aListener();
    const resolve = () => Promise.resolve(addresses);
    await expect(fetchText(listenerUrl(listener), { resolve })).rejects.toMatchObject({
      fault: 'private-address',
    });
    expect(listener.connections()).toBe(0);
  });

  it('to a name that is first public and then private goes to the first address, because it is resolved once', async () => {
    const listener = await aListener();
    const answers = [['127.0.0.2'], [LOOPBACK]];
    const resolve = () => Promise.resolve(answers.shift() ?? []);
    const isAllowed = (address: string) => address === '127.0.0.2';
    const fetching = fetchText(listenerUrl(listener), { resolve, isAllowed });
    await expect(fetching).rejects.toMatchObject({ fault: 'unreachable' });
    expect(answers).toEqual([[LOOPBACK]]);
    expect(listener.connections()).toBe(0);
  });

  it('to a name without an address fails', async () => {
    const nobody = { resolve: () => Promise.resolve([]) };
    await expect(fetchText('https://rates.example/', nobody)).rejects.toMatchObject({
      fault: 'unknown-host',
    });
    const failing = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    await expect(fetchText('https://rates.example/', failing)).rejects.toMatchObject({
      fault: 'unknown-host',
    });
  });

  test.each([301, 302, 303, 307, 308])('does not follow a redirect with %i', async (status) => {
    const inside = await aListener();
    const server = await anHttpsServer((_request, response) =>
      response.writeHead(status, { location: `https://${LOOPBACK}:${inside.port}/` }).end(),
    );
    await expect(fetchText(listenerUrl(server), ONLINE)).rejects.toMatchObject({ fault: 'redirect', status });
    expect(inside.connections()).toBe(0);
  });

  test.each([
    ['of another status', answering('text/csv', 'no', 503), { fault: 'status', status: 503 }],
    ['of another type', answering('text/html', '<html>'), { fault: 'content-type', status: 200 }],
    ['of no type', (_request, response) => response.end('x'), { fault: 'content-type', status: 200 }],
    [
      'that is packed',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end('x'),
      { fault: 'content-type', status: 200 },
    ],
    [
      'that says it is too large',
      answering('text/csv', 'x'.repeat(1_001)),
      { fault: 'too-large', status: 200 },
    ],
    [
      'that becomes too large',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/csv' }).write('x'.repeat(600));
        response.end('x'.repeat(600));
      },
      { fault: 'too-large', status: 200 },
    ],
    ['that breaks off', ({ socket }) => socket.destroy(), { fault: 'unreachable', status: null }],
  ] satisfies [string, RequestListener, object][])(
    'does not accept a response %s',
    async (_what, answer, fault) => {
      const server = await anHttpsServer(answer);
      await expect(fetchText(listenerUrl(server), ONLINE)).rejects.toMatchObject(fault);
    },
  );

  it('is given up if the answer takes too long', async () => {
    const server = await anHttpsServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).write('x'),
    );
    const fetching = fetchText(listenerUrl(server), { ...ONLINE, timeoutMs: 200 });
    await expect(fetching).rejects.toMatchObject({ fault: 'timeout' });
    const forever = { resolve: () => new Promise<never>(() => undefined), timeoutMs: 1 };
    await expect(fetchText('https://rates.example/', forever)).rejects.toMatchObject({ fault: 'timeout' });
  });

  it('fails if the certificate has another name or is not trusted', async () => {
    const server = await anHttpsServer(answering('text/csv', 'x'));
    const other = `https://other.example:${server.port}/`;
    await expect(fetchText(other, ONLINE)).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(fetchText(listenerUrl(server), { ...ONLINE, ca: undefined })).rejects.toMatchObject({
      fault: 'unreachable',
    });
  });
});
