import type { BenchmarkKind } from './benchmark-file.ts';

/**
 * The kind of a series of the ECB Data Portal, by its key. The volume-weighted €STR (EST.B.EU000A2X2A25.WT) is an overnight rate.
 * Its compounded averages (….CR) and the annual changes of prices (….ANR) are not growth of money; indices are ….CI and ….INX.
 * Undefined for a series in which nothing can be invested.
 */
export function seriesKind(key: string): BenchmarkKind | undefined {
  const parts = key.toUpperCase().split('.');
  const last = parts.at(-1);
  if (parts[0] === 'EST' && last === 'WT') return 'overnight';
  return last === 'INX' || last === 'CI' ? 'index' : undefined;
}
