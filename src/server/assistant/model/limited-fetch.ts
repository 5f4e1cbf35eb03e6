/** Of a whole response, not only of the text in it. */
const DEFAULT_MAX_BYTES = 1_048_576;

/** Fails once more than this many bytes arrive, without waiting for the rest. */
function limitBytes(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      seen += chunk.length;
      if (seen > bytes) controller.error(new RangeError(`the model's answer has more than ${bytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

interface Limits {
  /** Throws if this request may not be made. */
  readonly beforeRequest: () => Promise<void>;
  readonly maxBytes?: number;
}

/** `fetch` for the configured endpoint: it follows no redirect, and no answer can fill the memory. */
export function limitedFetch({ beforeRequest, maxBytes = DEFAULT_MAX_BYTES }: Limits): typeof fetch {
  return async (input, init) => {
    await beforeRequest();
    const { body, status, headers } = await fetch(input, { ...init, redirect: 'error' });
    const plain = new Headers(headers);
    // These describe the compressed bytes, which fetch has already decompressed.
    for (const name of ['content-encoding', 'content-length']) plain.delete(name);
    return new Response(body?.pipeThrough(limitBytes(maxBytes)) ?? null, { status, headers: plain });
  };
}
