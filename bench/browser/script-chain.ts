import type { CDPSession } from 'playwright-core';

/** A requested script, and what requested it: the page or another script. */
interface RequestedScript {
  readonly url: string;
  readonly askedBy: string | undefined;
}

/** Collects the scripts that the page requests from now on. */
export function followScripts(session: CDPSession): readonly RequestedScript[] {
  const scripts: RequestedScript[] = [];
  session.on('Network.requestWillBeSent', ({ type, request, initiator }) => {
    if (type !== 'Script' || scripts.some(({ url }) => url === request.url)) return;
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    scripts.push({ url: request.url, askedBy: initiator.url ?? frames.find(({ url }) => url !== '')?.url });
  });
  return scripts;
}

/** The length of the longest chain of requests, including the page: 3 is page → script → script. */
export function deepestChain(scripts: readonly RequestedScript[]): number {
  const askedBy = new Map(scripts.map((script) => [script.url, script.askedBy]));
  const depth = (url: string | undefined): number =>
    url !== undefined && askedBy.has(url) ? depth(askedBy.get(url)) + 1 : 1;
  return Math.max(1, ...scripts.map(({ url }) => depth(url)));
}
