const MAX_CHUNK_LENGTH = 160;

/** Splits a text into chunks at word ends; joined, they are the text. */
export function chunkText(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    if (piece !== '' && piece.length + word.length > MAX_CHUNK_LENGTH) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
