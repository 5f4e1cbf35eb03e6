import type { Plugin } from 'vite';

/** Lists the scripts and the first data of the screen of each path. */
export function screenScripts(of: {
  readonly root: string;
  /** The modules around every screen. */
  readonly around: readonly string[];
  /** The first data that each screen requests, by path. */
  readonly data: Readonly<Record<string, readonly string[]>>;
}): Plugin;

/** Names page-start.js in the page by its hash. */
export function pageStart(of: { readonly root: string }): Plugin;
