/** A chunk of a byte stream. */
export function requireBuffer(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else');
  return chunk;
}
