import { useState } from 'react';
import type { BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useBenchmarks, useRemoveBenchmark } from '../../../platform/queries/portfolio/figures/benchmarks.ts';
import { benchmarksTexts } from '../../../platform/texts/portfolio/figures/benchmarks.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatFigure } from '../../../platform/ui/format.ts';

/** The loaded series, each with its kind, its days and a button to remove it. */
export function LoadedBenchmarks() {
  const texts = useTexts(benchmarksTexts);
  const query = useBenchmarks();
  const { data } = query;
  const [removing, setRemoving] = useState<BenchmarkSeries | null>(null);
  if (query.error !== null) return <LoadFailureLine sentence={texts.failed} query={query} />;
  if (data?.length === 0) return <p>{texts.none}</p>;
  return (
    <div>
      <ul>
        {data?.map((series) => (
          <SeriesRow key={series.id} series={series} onRemove={() => setRemoving(series)} />
        ))}
      </ul>
      {removing !== null && <RemoveQuestion series={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

interface SeriesRowProps {
  readonly series: BenchmarkSeries;
  readonly onRemove: () => void;
}

function SeriesRow({ series, onRemove }: SeriesRowProps) {
  const texts = useTexts(benchmarksTexts);
  const { locale } = useDisplayPreferences();
  const { name, kind, key, firstDay, lastDay, days } = series;
  const count = formatFigure(days, locale, { places: 0 });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair py-2">
      <div className="min-w-0 grow basis-60">
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="text-sm wrap-anywhere text-soft">
          {texts.kinds[kind]}
          {key !== null && ` · ${key}`}
        </div>
        <div className="text-sm text-soft">
          {texts.span(formatDay(firstDay, locale), formatDay(lastDay, locale), count)}
        </div>
      </div>
      <Button aria-label={texts.removeLabel(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function RemoveQuestion({
  series,
  onClose,
}: {
  readonly series: BenchmarkSeries;
  readonly onClose: () => void;
}) {
  const texts = useTexts(benchmarksTexts);
  const removing = useRemoveBenchmark();
  return (
    <QuestionDialog
      title={texts.removeTitle}
      question={texts.removeText(series.name)}
      confirmLabel={texts.remove}
      danger
      busy={removing.isPending}
      error={removing.error}
      failure={texts.removeFailed}
      onConfirm={() => removing.mutate(series.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
