import { crc32 } from './crc32.ts';

/** Signatures of a ZIP file (PKWARE APPNOTE 4.3): a local header before each entry, and a central directory at the end. */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
/** 2.0, the version that introduced deflate. */
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01 00:00, the earliest time in the format, so that the file does not reveal when it was created. */
const TIME = 0x0021_0000;

type Bytes = Uint8Array<ArrayBuffer>;
type Field = readonly [size: 2 | 4, value: number];

interface Entry {
  readonly name: Bytes;
  readonly deflated: Bytes;
  /** The fields shared by its local and central headers. */
  readonly fields: readonly Field[];
}

/** Creates a ZIP file from texts by path, each in pieces. Uses the browser's deflate; limited to 4 GB. */
export async function zip(texts: ReadonlyMap<string, readonly string[]>): Promise<ArrayBuffer> {
  const entries = await Promise.all(Array.from(texts, ([path, pieces]) => makeEntry(path, pieces)));
  const files: Bytes[] = [];
  const directory: Bytes[] = [];
  for (const { name, deflated, fields } of entries) {
    directory.push(centralHeader(fields, totalLength(files)), name);
    files.push(toBytes([[4, LOCAL_HEADER], ...fields]), name, deflated);
  }
  const end = toBytes([
    [4, END], [4, 0], // a file on a single disk
    [2, entries.length], [2, entries.length],
    [4, totalLength(directory)], [4, totalLength(files)],
    [2, 0],
  ]); // prettier-ignore
  return new Blob([...files, ...directory, end]).arrayBuffer();
}

async function makeEntry(path: string, pieces: readonly string[]): Promise<Entry> {
  const name = new TextEncoder().encode(path);
  const content = new Blob([...pieces]);
  const [bytes, deflated] = await Promise.all([content.arrayBuffer(), deflate(content)]);
  const fields: Field[] = [
    [2, VERSION], [2, NAMES_ARE_UTF8], [2, DEFLATED], [4, TIME],
    [4, crc32(new Uint8Array(bytes))], [4, deflated.length], [4, content.size],
    [2, name.length], [2, 0],
  ]; // prettier-ignore
  return { name, deflated, fields };
}

async function deflate(content: Blob): Promise<Bytes> {
  const stream = content.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** `offset` is the position of the local header. No comment, no attributes, a single disk. */
function centralHeader(fields: readonly Field[], offset: number): Bytes {
  return toBytes([[4, CENTRAL_HEADER], [2, VERSION], ...fields, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]);
}

/** Concatenates the fields, little-endian. */
function toBytes(fields: readonly Field[]): Bytes {
  const bytes = fields.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff),
  );
  return new Uint8Array(bytes);
}

const totalLength = (parts: readonly Bytes[]) => parts.reduce((sum, { length }) => sum + length, 0);
