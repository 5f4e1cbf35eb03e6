import type { Portfolio } from './tool.ts';

/** Loads something once for a question, however many lookups need it; for each key apart. */
export function once<Key extends string, Loaded>(
  load: (portfolio: Portfolio, key: Key) => Promise<Loaded>,
): (portfolio: Portfolio, key: Key) => Promise<Loaded> {
  const loaded = new WeakMap<Portfolio, Map<Key, Promise<Loaded>>>();
  return (portfolio, key) => {
    const known = loaded.get(portfolio) ?? new Map<Key, Promise<Loaded>>();
    loaded.set(portfolio, known);
    const found = known.get(key) ?? load(portfolio, key);
    known.set(key, found);
    return found;
  };
}
