import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AgeLimits } from '#domain/prices/price-age';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { sendProblem } from './send-problem.ts';

/**
 * What the build knows about the screens (scripts/web/screen-scripts.mjs): the path '/bond/$bondId', its scripts, and the data it
 * requests first.
 */
const Screens = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), data: z.array(z.string()) }),
);
type Screen = z.infer<typeof Screens>[number];

/** The script tag that requests what a screen needs first (src/web/page-start.js, which the build names by its hash). */
const PAGE_START = /<script src="[^"]*page-start[^"]*"/;

/** A request with a body, as '/address#body'. Only for an address without a query. */
const hasBody = (address: string) => address.includes('#');

/** The page for an address. It names the scripts and the data of the screen, which the browser then requests itself. */
async function readPages(folder: string, { fresh, ageing }: AgeLimits): Promise<(url: string) => string> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8');
  const page = built.replace('<html', `<html data-stale-price-days="${fresh},${ageing}"`);
  const file = path.join(folder, 'screens.json');
  // `npm run dev` serves the sources.
  if (!existsSync(file)) return () => page;
  const screens = Screens.parse(JSON.parse(await readFile(file, 'utf8'))).map((screen) => ({
    pattern: screen.path.split('/'),
    fill: fillPage(page, screen),
    fillWithQuery: fillPage(page, { ...screen, data: screen.data.filter((address) => !hasBody(address)) }),
  }));
  return (url) => {
    const [address = '', query] = url.split('?');
    const parts = address.replace(/\/$/, '').split('/');
    for (const { pattern, fill, fillWithQuery } of screens) {
      const params = matchParts(pattern, parts);
      if (params !== undefined) return (query === undefined ? fill : fillWithQuery)(params);
    }
    return page;
  };
}

/** The parts of an address that match '$bondId' and the like, by name; undefined if the address does not match. */
function matchParts(
  pattern: readonly string[],
  parts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, expected] of pattern.entries()) {
    const part = parts[place] ?? '';
    if (expected.startsWith('$') && /^\w+$/.test(part)) params[expected] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}

/** The page of a screen as a function of the parameters in its address. */
function fillPage(
  page: string,
  { scripts, data }: Screen,
): (params: Readonly<Record<string, string>>) => string {
  const files = scripts.map((file) => `/${file}`).join(' ');
  const addresses = data
    .map((address) => `/api${address}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    .join(' ');
  return (params) => {
    const named = addresses.replaceAll(/\$\w+/g, (name) => params[name] ?? '');
    return page.replace(PAGE_START, (tag) => `${tag} data-scripts="${files}" data-addresses="${named}"`);
  };
}

const ASSETS = 'assets';

/**
 * Serves the built screens. Assets are named by their hash and cached for ever; every other address gets the one page, in which the
 * browser finds the limits for the age of prices.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  folder: string,
  { stalePriceDays }: Pick<Config, 'stalePriceDays'>,
): Promise<void> {
  const pageFor = await readPages(folder, stalePriceDays);
  await app.register(fastifyStatic, {
    root: path.join(folder, ASSETS),
    prefix: `/${ASSETS}/`,
    index: false,
    allowedPath: (file) => !file.includes('..'),
    maxAge: '1y',
    immutable: true,
    // FILE.br and FILE.gz exist next to files worth compressing (scripts/compress.mjs).
    preCompressed: true,
    setHeaders: (reply) => void reply.setHeader('Vary', 'Accept-Encoding'),
  });
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const asksForPage = request.method === 'GET' && !/\.\w{1,5}$/.test(address);
    if (asksForPage)
      void reply
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(pageFor(request.url));
    else sendProblem(new ApiError('not_found', 'There is nothing at this address.'), request, reply);
  });
}
