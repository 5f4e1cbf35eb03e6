import { spawnSync } from 'node:child_process';

let setprivKnowsDeathSignal: boolean | undefined;

/**
 * Wraps the command so that the system sends the process this signal when its parent dies, however it dies. Needs setpriv from
 * util-linux; without it the command stays as it is, and the next start finds the process left over.
 */
export function boundToParent(command: readonly string[], signal: 'SIGINT' | 'SIGKILL'): readonly string[] {
  if (process.platform !== 'linux') return command;
  setprivKnowsDeathSignal ??= spawnSync('setpriv', ['--pdeathsig', signal, 'true']).status === 0;
  return setprivKnowsDeathSignal ? ['setpriv', '--pdeathsig', signal, '--', ...command] : command;
}
