/** True if the server reports that it is ready. Does not use call.ts, which is loaded only with the first call of the API. */
export async function isServerReady(): Promise<boolean> {
  try {
    const { ok, body } = await fetch('/readyz', { cache: 'no-store' });
    // The browser keeps the request open until its body is consumed.
    await body?.cancel();
    return ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
