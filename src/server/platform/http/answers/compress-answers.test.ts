import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = { words: Array.from({ length: 300 }, (_, index) => `word ${index}`) };

const app = Fastify();
compressAnswers(app, 'application/json');
app.get('/long', () => LONG);
app.get('/bytes', (_, reply) =>
  reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(LONG))),
);
app.get('/short', () => ({ word: 'one' }));
app.get('/text', (_, reply) => reply.type('text/plain').send('x'.repeat(5_000)));
app.get('/nothing', (_, reply) => reply.code(204).send());
afterAll(() => app.close());

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

describe('a JSON answer', () => {
  it.each([
    ['/long', 'gzip, deflate, br', 'br'],
    ['/bytes', 'gzip, deflate, br', 'br'],
    ['/long', 'gzip, deflate', 'gzip'],
    ['/bytes', 'gzip, br;q=0', 'gzip'],
  ] as const)('of %s is compressed for clients that accept %s: %s', async (url, accepted, encoding) => {
    const { headers, rawPayload } = await get(url, accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(LONG);
  });

  it.each([undefined, 'deflate', 'identity', 'gzip;q=0', 'br;q=0, gzip; q=0.0, identity'])(
    'is not compressed if %s is accepted, and has a Vary header',
    async (encodings) => {
      const { headers, body } = await get('/long', encodings);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(JSON.parse(body)).toEqual(LONG);
    },
  );

  it.each(['/short', '/text', '/nothing'])(
    'is not compressed if it is short, or not JSON: %s',
    async (url) => {
      const { headers } = await get(url, 'gzip');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBeUndefined();
    },
  );
});
