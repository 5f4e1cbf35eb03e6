/** True where the server says that it can serve. Apart from call.ts, which is loaded with the first call of the API. */
export async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
