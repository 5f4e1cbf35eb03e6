import { onTestFinished } from 'vitest';
import { COMPILE_ONCE } from './compile-once.ts';
import { startProcess, type StartedProcess } from './server-process.ts';

interface ServerOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly wrapper?: readonly string[];
}

/** The built server on a free port; it stops with the test. */
export function startServer(program: string, { dataDir, env = {}, ...how }: ServerOptions): StartedProcess {
  const server = startProcess(program, {
    nodeOptions: COMPILE_ONCE,
    env: { PORT: '0', DATA_DIR: dataDir, ...env },
    ...how,
  });
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  return server;
}

/** The URL that the server prints when it is ready. */
export async function serverAddress(server: StartedProcess): Promise<string> {
  return (await server.printed(/ready: (\S+)/))[1]!;
}

/** Stops the server and returns its exit code. */
export async function stopServer(
  server: StartedProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | string> {
  server.child.kill(signal);
  return server.ended;
}
