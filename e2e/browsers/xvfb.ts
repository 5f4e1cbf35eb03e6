import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A display in memory, for browsers that cannot do without one. */
export async function startDisplay(
  program: string,
): Promise<{ readonly name: string; stop(): Promise<void> }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const output = child.stdio[3]!;
  const named = once(output, 'data').then(String);
  const failed = ended.then(() => Promise.reject(new Error('Xvfb ended before it had a display')));
  const number = await Promise.race([named, failed]);
  return {
    name: `:${number.trim()}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
