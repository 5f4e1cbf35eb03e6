import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { sendProblem } from './send-problem.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** The built screens: files named by their hash are kept for ever, every other address is the one page. */
export async function registerWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    // FILE.br and FILE.gz stand beside what is worth it (scripts/compress.mjs).
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isNamedByHash = file.includes(`${path.sep}assets${path.sep}`);
      void reply.setHeader('Cache-Control', isNamedByHash ? A_YEAR : 'no-cache');
      void reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' && !/\.\w{1,5}$/.test(request.url.split('?')[0] ?? '');
    if (asksForPage)
      void reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
    else sendProblem(new ApiError('not_found', 'There is nothing at this address.'), request, reply);
  });
}
