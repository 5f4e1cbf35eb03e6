import { inflateRawSync } from 'node:zlib';
import { MAX_UNPACKED_BYTES, MAX_UNPACKED_RATIO, MEBIBYTE } from './limits.ts';
import { RefusedFile } from './refused-file.ts';

/** Records of a zip file (APPNOTE.TXT 4.3): their signatures and lengths without names and comments. */
const END = { signature: 0x06054b50, length: 22 };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_COMMENT = 65_535;
const MAX_ENTRIES = 2_000;
const IN_ZIP64 = 0xffffffff;
const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;

interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

const damaged = () => new RefusedFile('damaged');

function findEnd(zip: Buffer): number {
  const last = zip.length - END.length;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END.signature) return at;
  }
  throw damaged();
}

function listEntries(zip: Buffer): ZipEntry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw damaged();
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY.length > zip.length || zip.readUInt32LE(at) !== ENTRY.signature) throw damaged();
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength),
      isEncrypted: (zip.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += ENTRY.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

const tooLarge = () =>
  new RefusedFile('too_large_unpacked', { megabytes: String(MAX_UNPACKED_BYTES / MEBIBYTE) });

/** Unpacks an entry, up to its declared size. */
function unpack(zip: Buffer, { offset, packed, unpacked, method }: ZipEntry): Buffer {
  if (offset + LOCAL.length > zip.length || zip.readUInt32LE(offset) !== LOCAL.signature) throw damaged();
  const start = offset + LOCAL.length + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packed > zip.length) throw damaged();
  const data = zip.subarray(start, start + packed);
  const content = method === DEFLATED ? inflate(data, unpacked) : data;
  if ((method !== DEFLATED && method !== STORED) || content.length !== unpacked) throw damaged();
  return content;
}

function inflate(data: Buffer, unpacked: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

/** The entries of a zip file that is complete, unencrypted and within the limits for unpacked data. */
export interface CheckedZip {
  readonly names: readonly string[];
  /** The text of an entry; '' if there is no entry with this name. */
  readonly text: (name: string) => string;
}

export function checkZip(bytes: Uint8Array): CheckedZip {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(zip);
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new RefusedFile('encrypted');
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isZip64 = entries.some((entry) => entry.unpacked === IN_ZIP64 || entry.packed === IN_ZIP64);
  if (isZip64 || unpacked > MAX_UNPACKED_BYTES || unpacked > zip.length * MAX_UNPACKED_RATIO)
    throw tooLarge();
  // The declared sizes may be wrong, so every entry is unpacked.
  for (const entry of entries) unpack(zip, entry);
  return {
    names: entries.map(({ name }) => name),
    text(name) {
      const entry = entries.find((each) => each.name === name);
      return entry === undefined ? '' : unpack(zip, entry).toString('utf8');
    },
  };
}
