import path from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from '../errors/start-error.ts';
import type { DataKey } from '../crypto/data-key.ts';
import { UnreadableValue } from '../crypto/encrypted.ts';
import { addToDataKeyFile, makeDataKeyFile, readDataKeyFile } from './data-key-file.ts';

/** The keys of this server; the database knows which of them encrypts (data-keys.store.ts). */
export interface DataKeys {
  /** Where the keys come from, for messages to the operator. */
  readonly source: string;
  /** The newest first. */
  readonly all: () => readonly DataKey[];
  /** Throws UnreadableValue if there is no key with this id. */
  readonly find: (id: string) => DataKey;
  /** Usually the key that encrypts, known without asking the database. */
  readonly newest: () => DataKey;
  /** The key of a database that has none yet. */
  readonly first: () => DataKey;
  /** The key that replaces the one with this id. */
  readonly replacementFor: (id: string) => DataKey;
  /** Called for each value that could not be decrypted and is shown as missing. */
  readonly onUnreadable?: (error: UnreadableValue) => void;
}

/** The keys in DATA_KEY, otherwise those in the file next to the data. */
export function openDataKeys({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): DataKeys {
  return dataKeys === undefined ? fileDataKeys(path.join(dataDir, 'data-key')) : fixedDataKeys(dataKeys);
}

function newestKey(keys: readonly DataKey[], source: string): DataKey {
  const [newest] = keys;
  if (newest === undefined) throw new StartError(`${source}: there is no key`);
  return newest;
}

function findIn(keys: readonly DataKey[], id: string): DataKey | undefined {
  return keys.find((key) => key.id === id);
}

function unknownKey(source: string, id: string): Error {
  return new UnreadableValue(`${source}: the key ${id} is not there`);
}

export function fixedDataKeys(keys: readonly DataKey[]): DataKeys {
  const source = 'DATA_KEY';
  return {
    source,
    all: () => keys,
    find: (id) => {
      const key = findIn(keys, id);
      if (key === undefined) throw unknownKey(source, id);
      return key;
    },
    newest: () => newestKey(keys, source),
    first: () => newestKey(keys, source),
    replacementFor: (id) => {
      const newest = newestKey(keys, source);
      if (newest.id !== id) return newest;
      throw new StartError(`${source}: put the new key before ${id}, which is in use, with a comma between`);
    },
  };
}

/** Reads the file again if an unknown key is requested: another process may have added it. */
export function fileDataKeys(file: string): DataKeys {
  let keys: readonly DataKey[] = [];
  const read = () => (keys = readDataKeyFile(file));
  return {
    source: file,
    all: read,
    find: (id) => {
      const key = findIn(keys, id) ?? findIn(read(), id);
      if (key === undefined) throw unknownKey(file, id);
      return key;
    },
    newest: () => newestKey(keys.length > 0 ? keys : read(), file),
    first: () => newestKey(read().length > 0 ? keys : (keys = makeDataKeyFile(file)), file),
    replacementFor: (id) => {
      const newest = newestKey(read(), file);
      return newest.id === id ? addToDataKeyFile(file) : newest;
    },
  };
}
