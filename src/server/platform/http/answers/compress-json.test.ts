import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { compressJson } from './compress-json.ts';

const LONG = { words: Array.from({ length: 300 }, (_, index) => `word ${index}`) };

const app = Fastify();
compressJson(app);
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
  it.each(['/long', '/bytes'])('is compressed for clients that accept gzip: %s', async (url) => {
    const { headers, rawPayload } = await get(url, 'gzip, deflate, br');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG);
  });

  it.each([undefined, 'br', 'identity', 'gzip;q=0', 'br, gzip; q=0.0, identity'])(
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
