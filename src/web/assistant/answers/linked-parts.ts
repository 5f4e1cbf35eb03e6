import type { ChatSource } from '#api/assistant/chat';

export interface Part {
  readonly text: string;
  /** The holding named by the text, if any. */
  readonly source: ChatSource | undefined;
}

/** Splits the text at the ISINs of sources. An ISIN with several holdings is not linked, because it is ambiguous. */
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
