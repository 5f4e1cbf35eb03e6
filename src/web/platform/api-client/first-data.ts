interface FirstData {
  readonly token: string;
  readonly at: number;
  /** The responses to the requests, by address, with '#body' if they had one. */
  readonly responses: Map<string, Promise<Response>>;
  /** The bodies of the successful ones that are there already. */
  readonly texts: Map<string, string>;
}

declare global {
  /** What page-start.js has requested. */
  var firstData: FirstData | undefined;
}

/** Screens opened later send their own requests. */
const MAX_AGE_MS = 15_000;

/** Only for the session in which it was requested. */
function findFirstData(token: string | undefined): FirstData | undefined {
  const first = globalThis.firstData;
  if (first === undefined || first.token !== token || Date.now() - first.at > MAX_AGE_MS) return undefined;
  return first;
}

/** The response to a request of page-start.js, named as there. It is used once. */
export function takeFirstData(address: string, token: string | undefined): Promise<Response> | undefined {
  const first = findFirstData(token);
  const response = first?.responses.get(address);
  first?.responses.delete(address);
  return response;
}

/** Its body, if a successful response is there already. It is used as long as nobody has taken the response. */
export function findFirstText(address: string, token: string | undefined): string | undefined {
  const first = findFirstData(token);
  return first?.responses.has(address) === true ? first.texts.get(address) : undefined;
}
