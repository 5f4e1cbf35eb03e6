const LONGEST_PIECE = 160;

/** A text in pieces that end where a word does; together they are the text. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    if (piece !== '' && piece.length + word.length > LONGEST_PIECE) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
