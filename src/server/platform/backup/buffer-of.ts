/** A stream's chunk as the bytes that it is. */
export function bufferOf(chunk: unknown): Buffer {
  if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else');
  return chunk;
}
