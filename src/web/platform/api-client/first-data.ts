declare global {
  /** What page-start.js has asked for, by address. */
  var firstData:
    | { readonly token: string; readonly at: number; readonly responses: Map<string, Promise<Response>> }
    | undefined;
}

/** A screen that is opened later asks again. */
const MAX_AGE_MS = 15_000;

/** The response that the page asked for before there were scripts; it is taken once, and only by the session that it was asked for. */
export function takeFirstData(address: string, token: string | undefined): Promise<Response> | undefined {
  const first = globalThis.firstData;
  if (first === undefined || first.token !== token || Date.now() - first.at > MAX_AGE_MS) return undefined;
  const response = first.responses.get(address);
  first.responses.delete(address);
  return response;
}
