import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processStartTime, worksIn } from './running-process.ts';
import { errorCode } from '../../errors/error-code.ts';

/** The content of postmaster.pid: the server that runs, or ran, on a data folder. */
export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970. */
  readonly startTime: number;
  readonly port: number;
  readonly socketFolder: string;
  /** Whether connections are accepted. */
  readonly ready: boolean;
}

/**
 * The largest difference between the start of a process according to the system and the time that the process itself recorded.
 */
const TOLERANCE_S = 3;

/**
 * Undefined if the file does not exist or is not yet complete. The lines: pid, folder, start, port, socket folder, address,
 * memory, state.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = (await readText(path.join(folder, 'postmaster.pid'))).split('\n').map((line) => line.trim());
  const [pid = '', , startTime = '', port = '', socketFolder = '', , , state] = lines;
  if (!/^\d+$/.test(pid) || !/^\d+$/.test(startTime)) return undefined;
  return {
    pid: Number(pid),
    startTime: Number(startTime),
    port: Number(port),
    socketFolder,
    ready: state === 'ready',
  };
}

/**
 * The live postmaster of the folder. Its pid alone could belong to another process by now, so folder and start time are compared
 * too.
 */
export async function runningPostmaster(folder: string): Promise<Postmaster | undefined> {
  const noted = await readPostmaster(folder);
  if (noted === undefined) return undefined;
  const started = await processStartTime(noted.pid);
  if (started === undefined || Math.abs(started - noted.startTime) > TOLERANCE_S) return undefined;
  return (await worksIn(noted.pid, folder)) ? noted : undefined;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
