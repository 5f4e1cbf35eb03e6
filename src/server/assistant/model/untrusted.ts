import { randomBytes } from 'node:crypto';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Marks for one request, which nobody who wrote a text before it can know. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

export function newMarks(): Marks {
  const nonce = randomBytes(12).toString('hex');
  return { begin: `<untrusted ${nonce}>`, end: `</untrusted ${nonce}>` };
}

/** A text that somebody typed, between the marks: nothing in it can end the block. */
export function untrusted(text: string, { begin, end }: Marks): string {
  return `${begin}${text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? '')}${end}`;
}
