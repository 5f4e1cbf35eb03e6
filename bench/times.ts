import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds the work takes. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

const PAUSE_MS = 20;

/** Sends one request after the other until the work is done; returns the milliseconds of each. */
export async function probeWhile(
  url: string,
  headers: Readonly<Record<string, string>>,
  work: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const ended = work.finally(() => (over = true));
  const isOver = () => over;
  const ask = async () => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  };
  while (!isOver()) {
    times.push(await measureTime(ask));
    await delay(PAUSE_MS);
  }
  await ended;
  return times;
}
