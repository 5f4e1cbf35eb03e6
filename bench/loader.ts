import { once } from 'node:events';
import { z } from 'zod';
import type { Job, LoadFigures } from './load.ts';
import { startProgram } from './program.ts';

/** Sends requests from a separate process, the same one for both sides of a comparison. */
export interface Loader {
  run(job: Job): Promise<LoadFigures>;
  stop(): Promise<void>;
}

const Answer = z.union([
  z.object({ measured: z.object({ perSecond: z.number(), times: z.array(z.number()) }) }),
  z.object({ error: z.string() }),
]);

export async function startLoader(): Promise<Loader> {
  const program = await startProgram('load', { ready: /ready/ });
  return {
    async run(job) {
      program.child.send(job);
      const received: unknown = await Promise.race([once(program.child, 'message'), program.ended]);
      if (!Array.isArray(received)) throw new Error('the program that sends the requests ended');
      const answer = Answer.parse(received[0]);
      if ('error' in answer) throw new Error(answer.error);
      return answer.measured;
    },
    stop: () => program.stop(),
  };
}

/** The time within which this share of the requests was completed. */
export function quantile(times: readonly number[], part: number): number {
  const time = times[Math.min(times.length - 1, Math.floor(times.length * part))];
  if (time === undefined) throw new RangeError('no request was answered');
  return time;
}
