import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

/** The address of a server that answers so. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return `http://127.0.0.1:${address.port}/`;
}

const fetchModel = limitedFetch({ beforeRequest: () => Promise.resolve(), maxBytes: 1_000 });

it.each([301, 302, 303, 307, 308])('a redirect with %i is not followed (SEC-124)', async (status) => {
  let requests = 0;
  const inside = await serving((_request, response) => {
    requests += 1;
    response.end('secret');
  });
  const endpoint = await serving((_request, response) =>
    response.writeHead(status, { location: inside }).end(),
  );
  await expect(fetchModel(endpoint, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  expect(requests).toBe(0);
});

it('an answer is read only up to its limit (SEC-124)', async () => {
  const sized = (bytes: number) => serving((_request, response) => response.end('x'.repeat(bytes)));
  expect(await (await fetchModel(await sized(1_000))).text()).toHaveLength(1_000);
  await expect((await fetchModel(await sized(1_001))).text()).rejects.toThrow('more than 1000 bytes');
});
