import { crc32, deflateRawSync } from 'node:zlib';

/** False statements in an entry of a zip file. */
export interface FalseZipSizes {
  readonly unpackedSize?: number;
  readonly isEncrypted?: boolean;
}

interface Packed {
  readonly name: Buffer;
  readonly data: Buffer;
  readonly sizes: Buffer;
}

const DEFLATED = 8;

function packed(name: string, content: Buffer, lies: FalseZipSizes): Packed {
  const data = deflateRawSync(content);
  const sizes = Buffer.alloc(20);
  sizes.writeUInt16LE(lies.isEncrypted === true ? 1 : 0, 0);
  sizes.writeUInt16LE(DEFLATED, 2);
  sizes.writeUInt32LE(crc32(content), 8);
  sizes.writeUInt32LE(data.length, 12);
  sizes.writeUInt32LE(lies.unpackedSize ?? content.length, 16);
  return { name: Buffer.from(name), data, sizes };
}

/** A zip file (APPNOTE.TXT 4.3) of texts by name. */
export function aZip(contents: Readonly<Record<string, string | Buffer>>, lies: FalseZipSizes = {}): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(contents)) {
    const { name, data, sizes } = packed(path, Buffer.from(content), lies);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    sizes.copy(local, 6);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    sizes.copy(entry, 8);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, name, data);
    entries.push(entry, name);
    offset += local.length + name.length + data.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length / 2, 8);
  end.writeUInt16LE(entries.length / 2, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
