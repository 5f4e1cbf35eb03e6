import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** The address of the baseline pages: below /assets, the only folder whose files the server serves. */
export const BASELINE_ADDRESS = '/assets/baseline';

/**
 * Serves the baseline pages without the product's content security policy, and the JSON of one list. Returns the address and a
 * way to stop it.
 */
export async function serveBaseline(folder: string, list: string) {
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.setHeader('Content-Type', 'application/json').end(list);
      return;
    }
    const file = path.join(folder, path.relative(BASELINE_ADDRESS, pathname));
    // Browsers also request /favicon.ico.
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', pathname.endsWith('.html') ? 'text/html' : 'text/javascript');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
