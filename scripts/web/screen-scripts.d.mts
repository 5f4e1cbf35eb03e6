import type { Plugin } from 'vite';

/** Writes what the screen of each path needs. */
export function screenScripts(of: {
  readonly root: string;
  /** The modules around the screen of a path. */
  readonly around: (path: string) => readonly string[];
  /** What each asks for first, by path. */
  readonly data: Readonly<Record<string, readonly string[]>>;
}): Plugin;
