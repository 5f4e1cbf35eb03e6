const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML text. Only the template below creates it, so inserted texts are always escaped. */
export interface Html {
  readonly html: string;
}

type Piece = string | number | Html | readonly Html[];

function escapePiece(piece: Piece): string {
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return piece.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
  return 'html' in piece ? piece.html : piece.map(escapePiece).join('');
}

/** html`<td>${name}</td>`: pieces of text are escaped, pieces of HTML stay as they are. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: texts.map((text, place) => text + escapePiece(pieces[place] ?? '')).join('') };
}
