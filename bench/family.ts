import { readFileSync, readdirSync } from 'node:fs';

/** The process and all that came from it, as Linux tells. */
export function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}
