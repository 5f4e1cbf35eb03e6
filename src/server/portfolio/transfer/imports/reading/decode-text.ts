import type { TextFileForm } from '#domain/imports/import-table';
import { notATable } from './refused-file.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextFileForm['encoding'];
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, i) => bytes[i] === byte);

/** Decodes by the byte order mark. Without one, tries strict UTF-8, then falls back to windows-1251. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decode(bytes, 'utf-16be'), encoding: 'utf-16' };
  if (bytes.includes(0)) throw notATable('binary');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: decode(bytes, 'windows-1251'), encoding: 'windows-1251' };
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
