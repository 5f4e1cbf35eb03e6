export const repository: string;
/** Builds those of the parts, by default of the application, whose sources changed since their last build. */
export function buildStale(parts?: readonly ('web' | 'server' | 'assistant' | 'bench')[]): void;
