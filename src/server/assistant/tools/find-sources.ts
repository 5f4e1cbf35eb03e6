import { ChatSource } from '#api/assistant/chat';

function walk(fact: unknown, add: (source: ChatSource) => void): void {
  if (Array.isArray(fact)) for (const item of fact) walk(item, add);
  else if (typeof fact === 'object' && fact !== null) {
    const source = ChatSource.safeParse(fact);
    if (source.success) add(source.data);
    for (const value of Object.values(fact)) walk(value, add);
  }
}

/** The holdings that the facts are about, without repetition. */
export function findSources(facts: unknown): ChatSource[] {
  const sources = new Map<string, ChatSource>();
  walk(facts, (source) => sources.set(`${source.kind} ${source.id}`, source));
  return [...sources.values()];
}
