import type { ChatSource } from '#api/assistant/chat';

export interface Part {
  readonly text: string;
  /** The row that the text names; undefined where it names none. */
  readonly source: ChatSource | undefined;
}

/** The text in parts, those that name a source's ISIN apart. Of an ISIN with several rows none is meant. */
export function linkedParts(text: string, sources: readonly ChatSource[]): Part[] {
  const byIsin = new Map<string, ChatSource | undefined>();
  for (const source of sources) byIsin.set(source.isin, byIsin.has(source.isin) ? undefined : source);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) => ({ text: part, source: byIsin.get(part) }))
    .reduce<Part[]>((parts, part) => {
      const last = parts.at(-1);
      if (last === undefined || last.source !== undefined || part.source !== undefined)
        return [...parts, part];
      return [...parts.slice(0, -1), { text: last.text + part.text, source: undefined }];
    }, [])
    .filter((part) => part.text !== '');
}
