import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

export interface StartedProcess {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): { out: string; err: string };
  /** Waits until standard output contains this. Throws with all output if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  type(keys: string): void;
  /** Resolves when the process has ended: with its exit code, or the signal. */
  readonly ended: Promise<number | string>;
}

interface ProcessOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Of Node itself. */
  readonly nodeOptions?: readonly string[];
  readonly uid?: number;
  /** A command that runs the program, such as prlimit with its options. */
  readonly wrapper?: readonly string[];
  /** Standard input stays open for `type`. */
  readonly interactive?: boolean;
}

/** Starts a built program with only these environment variables. */
export function startProcess(program: string, options: ProcessOptions): StartedProcess {
  const { wrapper = [], nodeOptions = [], args = [] } = options;
  const command = [...wrapper, process.execPath, ...nodeOptions, program, ...args];
  const child = spawn(command[0]!, command.slice(1), {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...options.env },
    cwd: '/',
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  if (options.interactive !== true) child.stdin.end();
  let over = false;
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      over = true;
      resolve(code ?? signal ?? '');
    });
  });
  return {
    child,
    ended,
    output: () => said,
    type: (keys) => void child.stdin.write(keys),
    printed: (pattern) => waitFor(pattern, { said, isOver: () => over }),
  };
}

async function waitFor(
  pattern: RegExp,
  { said, isOver }: { said: { out: string; err: string }; isOver: () => boolean },
): Promise<RegExpExecArray> {
  for (;;) {
    const ended = isOver();
    const found = pattern.exec(said.out);
    if (found !== null) return found;
    if (ended) throw new Error(`the process ended without printing ${pattern}: ${said.out}${said.err}`);
    await delay(10);
  }
}
