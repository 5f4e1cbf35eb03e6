import { ONE_BYTE_ENCODINGS, type TextFileForm } from '#domain/imports/import-table';
import { notATable } from './refused-file.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextFileForm['encoding'];
}

/** Words in Cyrillic letters only. */
const CYRILLIC_WORDS = /(?<!\p{L})\p{Script=Cyrillic}{2,}(?!\p{L})/gu;
/** What Western words and signs look like as windows-1251: 'Stьck' for 'Stück', 'Ђ' for '€' and 'Ј' for '£'. */
const WESTERN_WORDS =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|(?<!\p{L})[ЂЈ](?!\p{L})/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a file without Unicode is Cyrillic or Western, by what most of its words are as windows-1251. */
function findEncoding(bytes: Uint8Array): (typeof ONE_BYTE_ENCODINGS)[number] {
  const text = decode(bytes, 'windows-1251');
  return count(text, WESTERN_WORDS) > count(text, CYRILLIC_WORDS) ? 'windows-1252' : 'windows-1251';
}

type TextEncoding = (typeof ONE_BYTE_ENCODINGS)[number] | 'utf-16le' | 'utf-16be';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, i) => bytes[i] === byte);

/**
 * Decodes by the byte order mark. Without one, tries strict UTF-8, then one of the encodings of a Windows program: the chosen one, else by
 * its words.
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decode(bytes, 'utf-16be'), encoding: 'utf-16' };
  if (bytes.includes(0)) throw notATable('binary');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const encoding = ONE_BYTE_ENCODINGS.find((each) => each === chosen) ?? findEncoding(bytes);
    return { text: decode(bytes, encoding), encoding };
  }
}

const decode = (bytes: Uint8Array, encoding: TextEncoding) =>
  encoding === 'windows-1252' ? decodeWestern(bytes) : new TextDecoder(encoding).decode(bytes);

/** The bytes 80 to 9F of windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WESTERN = 0x80;

/** Not by TextDecoder: several versions of Node read these bytes as control characters (nodejs/node#56542). */
function decodeWestern(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (byte) => WESTERN.charAt(byte.charCodeAt(0) - FIRST_WESTERN));
}
