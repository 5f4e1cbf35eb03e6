import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { syncFolderSync } from '../runtime/sync-folder.ts';
import { parseDataKeys, randomDataKey, type DataKey } from '../crypto/data-key.ts';
import { errorCode } from '../errors/error-code.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The keys in the file, one per line, the newest first; empty if there is no such file. */
export function readDataKeyFile(file: string): readonly DataKey[] {
  if (!existsSync(file)) return [];
  const keys = parseDataKeys(readText(file));
  if (keys === undefined) throw new StartError(`${file}: has something else than keys of 32 bytes in base64`);
  return keys;
}

/** Creates the file with one random key. Returns the keys that another process wrote there meanwhile, if any. */
export function makeDataKeyFile(file: string): readonly DataKey[] {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
    const written = writeTemporaryFile(file, [randomDataKey()]);
    // Unlike a rename, a link never replaces a file.
    if (!existsSync(file)) linkSync(written, file);
    rmSync(written);
    syncFolderSync(path.dirname(file));
  } catch (error) {
    throw new StartError(`${file}: the file cannot be made (${errorCode(error) || String(error)})`);
  }
  return readDataKeyFile(file);
}

/** Puts another random key before those in the file, and keeps its owner. */
export function addToDataKeyFile(file: string): DataKey {
  const key = randomDataKey();
  const written = writeTemporaryFile(file, [key, ...readDataKeyFile(file)]);
  const { uid, gid } = statSync(file);
  chownSync(written, uid, gid);
  renameSync(written, file);
  syncFolderSync(path.dirname(file));
  return key;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file}: the file cannot be read (${errorCode(error) || String(error)})`);
  }
}

/** Writes a new file and syncs it. A process that later sees it under its final name sees all of it. */
function writeTemporaryFile(file: string, keys: readonly DataKey[]): string {
  const temporary = `${file}.${process.pid}`;
  rmSync(temporary, { force: true });
  const handle = openSync(temporary, 'wx', OWNER_ONLY);
  writeSync(handle, keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join(''));
  fsyncSync(handle);
  closeSync(handle);
  return temporary;
}
