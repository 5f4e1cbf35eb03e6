const MAX_CHUNK_LENGTH = 160;

/** Splits a text into chunks at word boundaries; joined again, they are the text. */
export function chunkText(text: string): string[] {
  const chunks: string[] = [];
  let chunk = '';
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    if (chunk !== '' && chunk.length + word.length > MAX_CHUNK_LENGTH) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += word;
  }
  return chunk === '' ? chunks : [...chunks, chunk];
}
