import { MAX_FILE_BYTES } from '#api/portfolio/imports/file-size';
import { checkZip } from './check-zip.ts';
import { decodeText } from './decode-text.ts';
import type { FileTables } from './file-tables.ts';
import { MEBIBYTE } from './limits.ts';
import { readDelimited } from './read-delimited.ts';
import { readFlexXml } from './read-flex-xml.ts';
import { readJsonTables } from './read-json-tables.ts';
import { readWorkbook } from './read-workbook.ts';
import { notATable, RefusedFile } from './refused-file.ts';

/** The first bytes of files that are not tables. */
const SIGNATURES = [
  ['%PDF', 'pdf'],
  ['\u0089PNG', 'image'],
  ['GIF8', 'image'],
  ['\u00ff\u00d8\u00ff', 'image'],
  ['\u001f\u008b', 'binary'],
] as const;
const ZIP = 'PK';
/** Workbooks before 2007, and encrypted ones of any year. */
const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0';
const JSON_LIST = /^\s*\[\s*\{/;
const HTML = /^\s*<(?:!doctype html|html|table|head|body)/i;

/**
 * Reads a file by its content, not its name, because files get renamed. `encoding` is the chosen one of a text file without Unicode. Throws
 * RefusedFile.
 */
export async function readFile(bytes: Uint8Array, encoding?: string): Promise<FileTables> {
  if (bytes.length === 0) throw new RefusedFile('empty');
  if (bytes.length > MAX_FILE_BYTES) {
    throw new RefusedFile('too_large', { megabytes: String(MAX_FILE_BYTES / MEBIBYTE) });
  }
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith(ZIP)) return readZip(bytes);
  if (start.startsWith(COMPOUND_FILE)) throw compoundFile(bytes);
  const [, found] = SIGNATURES.find(([signature]) => start.startsWith(signature)) ?? [];
  if (found !== undefined) throw notATable(found);
  const decoded = decodeText(bytes, encoding);
  const first = decoded.text.trimStart()[0];
  if (first === undefined) throw new RefusedFile('empty');
  if (HTML.test(decoded.text)) throw notATable('html');
  if (first === '<') return readFlexXml(decoded.text);
  if (first === '{' || JSON_LIST.test(decoded.text)) return readJsonTables(decoded.text);
  return readDelimited(decoded);
}

function compoundFile(bytes: Uint8Array): RefusedFile {
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return isEncrypted ? new RefusedFile('encrypted') : notATable('xls');
}

function readZip(bytes: Uint8Array): Promise<FileTables> {
  const zip = checkZip(bytes);
  const { names } = zip;
  if (names.includes('xl/workbook.xml')) return readWorkbook(bytes, zip);
  throw notATable(names.includes('content.xml') && names.includes('mimetype') ? 'ods' : 'zip');
}
