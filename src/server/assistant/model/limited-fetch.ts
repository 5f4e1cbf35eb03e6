/** An answer of the endpoint, with all that surrounds its text. */
const DEFAULT_MAX_BYTES = 1_048_576;

/** What the endpoint sends is not read on beyond the bytes; the rest is not waited for. */
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
  /** Throws where this call may not be made. */
  readonly before: () => Promise<void>;
  readonly maxBytes?: number;
}

/** `fetch` to the one endpoint of the configuration: no redirect leads elsewhere, and no answer fills the memory. */
export function limitedFetch({ before, maxBytes = DEFAULT_MAX_BYTES }: Limits): typeof fetch {
  return async (input, init) => {
    await before();
    const { body, status, headers } = await fetch(input, { ...init, redirect: 'error' });
    const plain = new Headers(headers);
    // They are of the bytes as they were sent, which fetch has unpacked.
    for (const name of ['content-encoding', 'content-length']) plain.delete(name);
    return new Response(body?.pipeThrough(limitBytes(maxBytes)) ?? null, { status, headers: plain });
  };
}
