const ROUNDS = 9;
const MIN_MS = 60;

/** Processor time of this process only, so other work on the machine does not count. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of one call, averaged over enough calls to be reliable. The results are
 * used, so that no call is optimised away.
 */
export function measureCall(work: () => number): number {
  for (let calls = 1; ; calls *= 2) {
    let used = 0;
    const started = processorMilliseconds();
    for (let call = 0; call < calls; call += 1) used += work();
    const elapsed = processorMilliseconds() - started;
    if (Number.isNaN(used)) throw new Error('the work answered no figure');
    if (elapsed >= MIN_MS) return elapsed / calls;
  }
}

/** What each of several rounds measures, after one that does not count. */
export function inRounds<Measured>(measure: () => Measured): Measured[] {
  measure();
  return Array.from({ length: ROUNDS }, measure);
}

/** Milliseconds of one call, in each round. */
export function measureCalls(work: () => number): number[] {
  return inRounds(() => measureCall(work));
}
