import { inflateRawSync } from 'node:zlib';

const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

/** The texts in a ZIP file without a comment, each under its path (PKWARE APPNOTE 4.3). */
export function unzip(file: Buffer): ReadonlyMap<string, string> {
  const end = file.length - END_BYTES;
  if (file.readUInt32LE(end) !== END) throw new Error('the file has no directory at its end');
  const texts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  while (file.readUInt32LE(at) === CENTRAL_HEADER) {
    const [deflatedBytes, nameBytes] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const local = file.readUInt32LE(at + 42);
    const content = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameBytes);
    texts.set(name, inflateRawSync(file.subarray(content, content + deflatedBytes)).toString('utf8'));
    at += 46 + nameBytes;
  }
  return texts;
}
