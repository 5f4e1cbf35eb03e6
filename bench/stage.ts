import type { BenchRow } from './bench-row.ts';
import { newKupon, type Holder, type Kupon } from './kupon.ts';
import { startLoader, type Loader } from './loader.ts';
import { startProgram, type Program } from './program.ts';

/** What the server's rows are measured on: the server, the baseline and the loader. */
export interface Bench {
  readonly kupon: Kupon;
  /** The address of the baseline, which uses the server's database. */
  readonly bare: () => string;
  readonly loader: Loader;
  /** Holders by the number of their bonds. */
  readonly lists: ReadonlyMap<number, Holder>;
  /** The user who adds payments. */
  readonly payer: Holder;
}

/** Rows of the table, each as soon as it is measured. */
export type Rows = AsyncGenerator<BenchRow, void>;

const COUNTS = { full: [10, 200, 1_000, 5_000], small: [10, 200] } as const;

/** Prepares everything for the work, and cleans up whatever happens. */
export async function withStage<T>(size: 'full' | 'small', work: (bench: Bench) => Promise<T>): Promise<T> {
  const kupon = newKupon();
  const loader = await startLoader();
  let bare: Program | undefined;
  try {
    await kupon.start();
    const lists = new Map<number, Holder>();
    for (const count of COUNTS[size]) lists.set(count, await kupon.holder(count));
    const payer = await kupon.holder(100);
    bare = await startProgram('baseline-server', {
      env: { DATABASE_HOST: kupon.socket },
      ready: /(http\S+)/,
    });
    const { readyValue } = bare;
    return await work({ kupon, bare: () => readyValue, loader, lists, payer });
  } finally {
    await bare?.stop();
    await loader.stop();
    await kupon.remove();
  }
}
