import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller files fit into one packet without compression. */
const WORTH_IT_BYTES = 1_000;
const TEXT = /\.(?:js|css|svg|html)$/;

/** Writes FILE.br and FILE.gz next to each text file, with the best compression: written once, sent often. */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < WORTH_IT_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
