/** A chunk of a byte stream. */
export function requireBuffer(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new Error('a byte stream returned a chunk that is not a buffer');
  return chunk;
}
