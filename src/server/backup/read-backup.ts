import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { StartError } from '../lifecycle/start-error.ts';
import { BackupHeader, FIRST_LINE, FIRST_LINE_BYTES, FORMAT } from './backup-format.ts';
import { bufferOf } from './buffer-of.ts';

/**
 * Reads the whole file and refuses, in one line, one that is not a backup, is not complete, or is not as it was written.
 * Answers its header.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  try {
    await checkHash(file);
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error && 'code' in error)) throw error;
    throw new StartError(`${file} cannot be read (${String(error.code)})`);
  }
  const { value, done } = await linesOfBackup(file).next();
  if (done === true) throw damaged(file);
  return parseLine(BackupHeader, value, file);
}

async function checkHash(file: string): Promise<void> {
  const [, format, sha256] = FIRST_LINE.exec(await startOf(file)) ?? [];
  if (format === undefined) {
    throw new StartError(`${file} is not a backup of Kupon: name a file that npm run backup has made`);
  }
  if (Number(format) > FORMAT) {
    throw new StartError(
      `${file} has the format ${format} of a newer version of Kupon: restore it with that version`,
    );
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { start: FIRST_LINE_BYTES })) hash.update(bufferOf(chunk));
  if (hash.digest('hex') !== sha256) throw damaged(file);
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE_BYTES), 0, FIRST_LINE_BYTES, 0);
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

/** The lines of a file that has been checked, one after the other, without their ends. */
export async function* linesOfBackup(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file, { start: FIRST_LINE_BYTES });
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      // Not by node:readline: for that a line ends at U+2028, too.
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    source.destroy();
  }
}

export function parseLine<T extends z.ZodType>(schema: T, line: string, file: string): z.output<T> {
  const parsed = schema.safeParse(JSON.parse(line));
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}
