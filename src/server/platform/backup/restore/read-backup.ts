import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { StartError } from '../../errors/start-error.ts';
import { BackupHeader, MAX_FIRST_LINE, parseFirstLine, type FirstLine } from '../backup-format.ts';
import { requireBuffer } from '../require-buffer.ts';
import { errorCode } from '../../errors/error-code.ts';

/**
 * Reads the whole file and refuses, in one line, a file that is not a backup, is not complete, or was changed. Returns its
 * header.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  try {
    await checkHash(file);
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartError(`${file} cannot be read (${String(error.code)})`);
  }
  const { value, done } = await readBackupLines(file).next();
  if (done === true) throw unusable(file, 'nothing');
  return parseLine(BackupHeader, value, file);
}

async function checkHash(file: string): Promise<void> {
  const { sha256, bytes } = await readFirstLine(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { start: bytes })) hash.update(requireBuffer(chunk));
  if (hash.digest('hex') !== sha256) throw damaged(file);
}

/** Throws a StartError if the file does not begin like a backup that this version can read. */
export async function readFirstLine(file: string): Promise<FirstLine & { readonly bytes: number }> {
  const found = parseFirstLine(await readStart(file));
  if (found === undefined) {
    throw new StartError(`${file} is not a backup of Kupon: name a file that npm run backup has made`);
  }
  if (typeof found === 'number') {
    throw new StartError(
      `${file} has the format ${found} of a newer version of Kupon: restore it with that version`,
    );
  }
  return found;
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_FIRST_LINE), 0, MAX_FIRST_LINE, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

export function damaged(file: string): StartError {
  return new StartError(
    `${file} is damaged or incomplete: its checksum does not fit; take another copy of it, or an earlier backup`,
  );
}

/** The checksum fits but the content is not a backup: the file was not made by Kupon. */
export function unusable(file: string, reason: string): StartError {
  return new StartError(
    `${file} holds something else than a backup (${reason.split('\n', 1).join('')}): take another one`,
  );
}

/** The lines of a checked file, one after the other, without their line ends. */
export async function* readBackupLines(file: string): AsyncGenerator<string, void> {
  const { bytes } = await readFirstLine(file);
  const source = createReadStream(file, { start: bytes });
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      // Not with node:readline, which also ends a line at U+2028.
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw isCompressionError(error) ? unusable(file, error.message) : error;
  } finally {
    source.destroy();
  }
}

export function parseLine<T extends z.ZodType>(schema: T, line: string, file: string): z.output<T> {
  const parsed = schema.safeParse(parseJson(line, file));
  if (!parsed.success) throw unusable(file, 'a line of another form');
  return parsed.data;
}

function parseJson(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) throw unusable(file, 'a line that is not JSON');
    throw error;
  }
}

function isCompressionError(error: unknown): error is Error {
  return error instanceof Error && errorCode(error).startsWith('Z_');
}
