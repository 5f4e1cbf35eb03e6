import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processStartTime, worksIn } from './running-process.ts';

/** What postmaster.pid says of the server that runs, or ran, on a data folder. */
export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970. */
  readonly startTime: number;
  readonly port: number;
  readonly socketFolder: string;
  /** Connections are accepted. */
  readonly ready: boolean;
}

/** A process's start, asked of the system, and the time it wrote down itself differ by no more. */
const TOLERANCE_S = 3;

/** Undefined where the file is not there or not yet written in full. The lines: pid, folder, start, port, socket folder, address, memory, state. */
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

/** The live postmaster of the folder: its pid alone could be another process's by now, so folder and start time count too. */
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
