export const repository: string;
/** Builds the parts, all by default, whose sources changed since their last build. */
export function buildStale(parts?: readonly ('web' | 'server' | 'assistant')[]): void;
