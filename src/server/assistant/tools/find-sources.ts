import { ChatSource } from '#api/assistant/chat';

function walk(found: unknown, add: (source: ChatSource) => void): void {
  if (Array.isArray(found)) for (const item of found) walk(item, add);
  else if (typeof found === 'object' && found !== null) {
    const source = ChatSource.safeParse(found);
    if (source.success) add(source.data);
    for (const value of Object.values(found)) walk(value, add);
  }
}

/** The holdings that facts of tools are about, each once. */
export function findSources(facts: unknown): ChatSource[] {
  const sources = new Map<string, ChatSource>();
  walk(facts, (source) => sources.set(`${source.kind} ${source.id}`, source));
  return [...sources.values()];
}
