declare global {
  /** The responses to the requests of page-start.js, by address. */
  var firstData:
    | { readonly token: string; readonly at: number; readonly responses: Map<string, Promise<Response>> }
    | undefined;
}

/** Screens opened later send their own requests. */
const MAX_AGE_MS = 15_000;

/** The response to a request of page-start.js. It is used once, and only in the session in which it was requested. */
export function takeFirstData(address: string, token: string | undefined): Promise<Response> | undefined {
  const first = globalThis.firstData;
  if (first === undefined || first.token !== token || Date.now() - first.at > MAX_AGE_MS) return undefined;
  const response = first.responses.get(address);
  first.responses.delete(address);
  return response;
}
