import { Suspense } from 'react';
import { calendarDate } from '#domain/calendar-date';
import type { OverviewHistory } from '#api/portfolio/figures/overview';
import { ValueLegend } from '../../../platform/charts/value/value-legend.tsx';
import { useOverviewHistory } from '../../../platform/queries/portfolio/figures/overview.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { HISTORY_RANGES } from './overview-choices.ts';
import { dealsByPoint } from './deals-by-point.ts';
import { rangeStart } from './range-start.ts';
import { securityName } from './total-value.tsx';
import { useOverviewAddress } from './use-overview-address.ts';

const ValueLine = lazyPart(
  async () => (await import('../../../platform/charts/value/value-line.tsx')).ValueLine,
);

interface HistoryChartProps {
  readonly owner: Owner;
  /** The last day of the chart. */
  readonly on: string;
}

/** The value over a chosen period; the space is reserved while it loads. */
export function HistoryChart({ owner, on }: HistoryChartProps) {
  const { history: texts } = useTexts(overviewTexts);
  const { retry } = useTexts(commonTexts);
  const { address, change } = useOverviewAddress();
  const { data, error, refetch } = useOverviewHistory(owner, rangeStart(address.range, calendarDate(on)));
  return (
    <section aria-label={texts.title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-3">
        <ValueLegend />
        <SegmentedToggle
          label={texts.range}
          options={HISTORY_RANGES.map((value) => ({ value, label: texts.ranges[value] }))}
          value={address.range}
          onChange={(range) => change({ range })}
        />
      </div>
      <div className="min-h-80 md:min-h-103 print:min-h-0">
        {data !== undefined && <LoadedHistory history={data} />}
        {data === undefined && error !== null && (
          <div role="alert" className="grid justify-items-start gap-2 py-4">
            <p className="text-loss">{texts.failed}</p>
            <Button onClick={() => void refetch()}>{retry}</Button>
          </div>
        )}
      </div>
    </section>
  );
}

function LoadedHistory({ history }: { readonly history: OverviewHistory }) {
  const { history: texts } = useTexts(overviewTexts);
  const { points, gaps, left, recomputed } = history;
  const dealtOn = dealsByPoint(history);
  const line = points.map(({ day, eur, withPaidOut, estimated, old }) => ({
    day,
    value: eur,
    withPayments: typeof withPaidOut === 'number' ? withPaidOut : null,
    estimated,
    old,
    deals: dealtOn(day),
  }));
  return (
    // The notes are rendered with the chart, which would otherwise shift them.
    <Suspense>
      {line.length === 0 ? (
        <p className="py-4 text-soft">{left.length === 0 ? texts.none : texts.noneKnown}</p>
      ) : (
        <ValueLine
          // Reset the crosshair to the last day of each period.
          key={`${history.from} ${history.to}`}
          points={line}
          gaps={gaps}
          currency="EUR"
          title={texts.title}
        />
      )}
      <RecomputedNote recomputed={recomputed} />
      {/* The other gaps are those of the securities that the last note names. */}
      <Gaps gaps={gaps.filter(({ reason }) => reason === 'no_rate')} />
      {line.length > 0 && <LeftOut left={left} />}
    </Suspense>
  );
}

/** When values of the past were changed after they had been shown. */
function RecomputedNote({ recomputed }: Pick<OverviewHistory, 'recomputed'>) {
  const { history: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  if (recomputed === null) return null;
  const { on, from, to } = recomputed;
  const day = (date: string) => formatDay(date, locale);
  return <p className="mt-1 text-xs text-faint">{texts.recomputed(day(on), day(from), day(to))}</p>;
}

/** On the screen, more names than this are collapsed. */
const MANY_NAMES = 3;

/** Securities without a value on some days. */
function LeftOut({ left }: Pick<OverviewHistory, 'left'>) {
  const { history: texts } = useTexts(overviewTexts);
  const printing = usePrinting();
  const names = [...new Set(left.map(securityName))];
  if (names.length === 0) return null;
  if (names.length <= MANY_NAMES)
    return <p className="mt-1 text-xs text-faint">{texts.left(names.join(', '))}</p>;
  return (
    <details className="mt-1 text-xs text-faint" open={printing}>
      <summary className="w-fit py-1">{texts.leftMany(names.length)}</summary>
      <p>{names.join(', ')}</p>
    </details>
  );
}

/** Gaps in the line with their reasons; on the screen, several are collapsed. */
function Gaps({ gaps }: Pick<OverviewHistory, 'gaps'>) {
  const { history: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const printing = usePrinting();
  const sentences = gaps.map(({ from, to, currencies }) =>
    texts.gap(formatDay(from, locale), formatDay(to, locale), currencies.join(', ')),
  );
  if (sentences.length <= 1) return <p className="mt-1 text-xs text-warn empty:hidden">{sentences[0]}</p>;
  const currencies = [...new Set(gaps.flatMap((gap) => gap.currencies))].join(', ');
  return (
    <details className="mt-1 text-xs text-warn" open={printing}>
      <summary className="w-fit py-1">{texts.gaps(gaps.length, currencies)}</summary>
      <ul className="mt-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
