import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** A built program that the benchmark starts. */
export interface Program {
  readonly child: ChildProcess;
  /** The first group of `ready`, from the line that the program printed when it was ready. */
  readonly readyValue: string;
  /** Resolves when the program has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** The line that the program prints when it is ready. */
  readonly ready: RegExp;
}

/** The folder of the benchmark's own programs, dist/bench. */
const folder = path.dirname(process.argv[1] ?? '');
/** The server, as seen from there. */
export const SERVER = '../server/main';

/** Running programs. They are stopped with this process, also if it ends by an exception or a signal. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(128 + os.constants.signals[signal]));

/** Starts a program with only these environment variables, and waits for its line. */
export async function startProgram(name: string, { env = {}, args = [], ready }: Start): Promise<Program> {
  const child = spawn(process.execPath, [path.resolve(folder, `${name}.js`), ...args], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      running.delete(child);
      resolve();
    }),
  );
  return { child, readyValue: await firstMatch(child, { name, ready }), ended, stop };

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
}

function firstMatch(
  child: ChildProcess,
  { name, ready }: { readonly name: string; readonly ready: RegExp },
): Promise<string> {
  let out = '';
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err = (err + text).slice(-4_000)));
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out = (out + text).slice(-4_000);
      const found = ready.exec(out);
      if (found !== null) resolve(found[1] ?? '');
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${name} ended: ${out}${err}`)));
  });
}
