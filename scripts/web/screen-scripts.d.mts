import type { Plugin } from 'vite';

/** Writes which scripts and data the screen of each path needs. */
export function screenScripts(of: {
  readonly root: string;
  /** The modules around the screen of a path. */
  readonly around: (path: string) => readonly string[];
  /** The first data that each screen requests, by path. */
  readonly data: Readonly<Record<string, readonly string[]>>;
}): Plugin;

/** Names page-start.js in the page by its hash. */
export function pageStart(of: { readonly root: string }): Plugin;
