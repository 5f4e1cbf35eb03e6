/** True where the server says that it can serve. Apart from call.ts, which is loaded with the first call of the API. */
export async function isServerReady(): Promise<boolean> {
  try {
    const { ok, body } = await fetch('/readyz', { cache: 'no-store' });
    // Until its body is taken, the browser counts the request as open.
    await body?.cancel();
    return ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
