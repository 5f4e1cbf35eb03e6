import { pipeline, Readable } from 'node:stream';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A smaller answer fits in one packet, compressed or not. */
const MIN_BYTES = 1_000;
/** Fast rather than small, since a list is compressed again after each change. */
const OPTIONS = { level: constants.Z_BEST_SPEED };
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Compresses JSON answers with gzip, outside the main thread, for clients that accept it. */
export function compressJson(api: FastifyInstance): void {
  api.addHook('onSend', (...[request, reply, payload, done]) => {
    const isJson = String(reply.getHeader('Content-Type')).startsWith('application/json');
    if (!isJson || !(isLong(payload) || payload instanceof Readable) || reply.hasHeader('Content-Encoding')) {
      done(null, payload);
      return;
    }
    void reply.header('Vary', 'Accept-Encoding');
    if (!TAKES_GZIP.test(String(request.headers['accept-encoding']))) {
      done(null, payload);
      return;
    }
    if (payload instanceof Readable) {
      void reply.header('Content-Encoding', 'gzip');
      // If either end fails or closes, the other is ended; the sender of the answer logs it.
      done(
        null,
        pipeline(payload, createGzip(OPTIONS), () => undefined),
      );
      return;
    }
    gzip(payload, OPTIONS, (error, compressed) => {
      if (error !== null) {
        done(error);
        return;
      }
      void reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
      done(null, compressed);
    });
  });
}

function isLong(payload: unknown): payload is string | Buffer {
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= MIN_BYTES;
}
