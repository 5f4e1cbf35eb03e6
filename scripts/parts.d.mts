export const repository: string;
/** Builds the parts whose sources changed since their last build. */
export function buildStale(parts: readonly ('web' | 'server')[]): void;
