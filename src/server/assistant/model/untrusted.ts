import { randomBytes } from 'node:crypto';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Marks for one request. They are random, so that no stored text can contain them. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

export function newMarks(): Marks {
  const nonce = randomBytes(12).toString('hex');
  return { begin: `<untrusted ${nonce}>`, end: `</untrusted ${nonce}>` };
}

/** Puts a typed text between the marks and escapes it, so that nothing in it can end the block. */
export function untrusted(text: string, { begin, end }: Marks): string {
  return `${begin}${text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '')}${end}`;
}
