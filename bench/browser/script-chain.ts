import type { CDPSession } from 'playwright-core';

/** A script that was asked for, and by what: the page, or another script. */
interface AskedScript {
  readonly url: string;
  readonly askedBy: string | undefined;
}

/** Collects the scripts that the page asks for from now on. */
export function followScripts(session: CDPSession): readonly AskedScript[] {
  const scripts: AskedScript[] = [];
  session.on('Network.requestWillBeSent', ({ type, request, initiator }) => {
    if (type !== 'Script' || scripts.some(({ url }) => url === request.url)) return;
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    scripts.push({ url: request.url, askedBy: initiator.url ?? frames.find(({ url }) => url !== '')?.url });
  });
  return scripts;
}

/** How many files come one after another, the page included: 3 is page → script → script. */
export function deepestChain(scripts: readonly AskedScript[]): number {
  const askedBy = new Map(scripts.map((script) => [script.url, script.askedBy]));
  const depth = (url: string | undefined): number =>
    url !== undefined && askedBy.has(url) ? depth(askedBy.get(url)) + 1 : 1;
  return Math.max(1, ...scripts.map(({ url }) => depth(url)));
}
