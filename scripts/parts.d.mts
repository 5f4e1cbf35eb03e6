export const repository: string;
/** Builds those of the parts whose sources changed since they were built. */
export function buildStale(parts: readonly ('web' | 'server')[]): void;
