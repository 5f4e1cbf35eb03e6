import autocannon from 'autocannon';

/** A job for the loader: a number of connections, each sending its next request when the last is answered. */
export interface Job {
  readonly url: string;
  /** Paths to request one after the other; by default only the path of `url`. */
  readonly paths?: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** '[<id>]' in it, or in a header, is replaced by a different text in each request. */
  readonly body?: string;
  readonly connections: number;
  /** The minimum duration; it goes on until each connection has received two answers. */
  readonly seconds: number;
  /** Any other status fails the run. */
  readonly status: number;
  /** Another allowed status, if set: the server may refuse excess work. */
  readonly orStatus?: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  /** Milliseconds of each request, fastest first. */
  readonly times: readonly number[];
}

const MAX_SECONDS = 120;

async function load(job: Job): Promise<LoadFigures> {
  const { url, paths, method, headers, body, connections, seconds, status, orStatus } = job;
  const times: number[] = [];
  const wrong = new Map<number, number>();
  const started = performance.now();
  let last = started;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        ...(paths === undefined ? {} : { requests: paths.map((path) => ({ path })) }),
        idReplacement: body !== undefined,
        connections,
        duration: MAX_SECONDS,
        timeout: MAX_SECONDS,
        sampleInt: 100,
      },
      (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
    );
    run.on('response', (...[, statusCode, , time]) => {
      if (statusCode !== status && statusCode !== orStatus)
        wrong.set(statusCode, (wrong.get(statusCode) ?? 0) + 1);
      last = performance.now();
      times.push(time);
      if (last - started >= seconds * 1000 && times.length >= connections * 2) run.stop();
    });
  });
  if (times.length === 0) throw new Error(`${method} ${url} was not answered once`);
  if (wrong.size > 0) throw new Error(`${method} ${url} answered ${JSON.stringify([...wrong])}`);
  return { perSecond: (times.length / (last - started)) * 1000, times: times.sort((a, b) => a - b) };
}

process.on('message', (job: Job) => {
  load(job).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.stdout.write('ready\n');
