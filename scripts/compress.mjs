import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a file fits into one packet as it is. */
const WORTH_IT_BYTES = 1_000;
const TEXT = /\.(?:js|css|svg|html)$/;

/** Puts FILE.br and FILE.gz beside each text of the folder, as small as they get: made once, sent often. */
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
