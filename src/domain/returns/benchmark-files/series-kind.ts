import type { BenchmarkKind } from './benchmark-file.ts';

/**
 * What a key of the ECB Data Portal stands for. The volume-weighted €STR (EST.B.EU000A2X2A25.WT) is a rate of one night; its
 * compounded averages (….CR) and the yearly changes of prices (….ANR) are no growth of money; indices are ….CI and ….INX.
 * Undefined for a series that nothing can be invested in.
 */
export function seriesKind(key: string): BenchmarkKind | undefined {
  const parts = key.toUpperCase().split('.');
  const last = parts.at(-1);
  if (parts[0] === 'EST' && last === 'WT') return 'overnight';
  return last === 'INX' || last === 'CI' ? 'index' : undefined;
}
