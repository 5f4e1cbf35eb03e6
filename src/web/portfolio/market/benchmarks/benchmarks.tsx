import { benchmarksTexts } from '../../../platform/texts/portfolio/figures/benchmarks.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { LoadBenchmark } from './load-benchmark.tsx';
import { LoadedBenchmarks } from './loaded-benchmarks.tsx';

/** The series that returns can be compared with, and a form to load another. */
export function Benchmarks() {
  const texts = useTexts(benchmarksTexts);
  return (
    <Sheet className="mt-5 p-5">
      <h2 className="text-lg font-bold">{texts.title}</h2>
      <p className="mt-1 max-w-3xl text-soft">{texts.intro}</p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[1fr_26rem]">
        <LoadedBenchmarks />
        <LoadBenchmark />
      </div>
    </Sheet>
  );
}
