import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import type { HoldingKind } from '#domain/portfolio/holding';
import { COST_METHODS } from '#domain/portfolio/positions/lots';
import { DateInput } from '../../../platform/forms/date-field/date-input.tsx';
import { PrintedFacts } from '../../../platform/lists/printed-facts.tsx';
import { useOpenIds } from '../../../platform/lists/use-open-ids.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { usePositions, type PositionsQuery } from '../../../platform/queries/portfolio/figures/positions.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { PositionCards } from './position-cards.tsx';
import { listPositions } from './position-list.ts';
import { PositionTable } from './position-table.tsx';
import { positionsInAddress, type PositionsAddress } from './positions-in-address.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface PositionsProps {
  readonly kind: HoldingKind;
  readonly owner: Owner;
}

function usePositionsAddress() {
  const address = positionsInAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: PositionsAddress) =>
    void navigate({
      to: '.',
      search: () => positionsInAddress({ ...address, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return { address, change };
}

/** The positions of one kind, one per security and currency, with the choice of cost method and day. */
export function PositionsBySecurity({ kind, owner }: PositionsProps) {
  const texts = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  const today = useToday();
  const { address, change } = usePositionsAddress();
  const { method = 'average', on = today } = address;
  const isFuture = isCalendarDate(on) && on > today;
  const shownDay = isCalendarDate(on) ? formatDay(on, locale) : on;
  const asked = isCalendarDate(on) && !isFuture;
  const methods = COST_METHODS.map((value) => ({ value, label: texts.methods[value] }));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <PrintedFacts facts={[texts.methods[method], `${texts.on} ${shownDay}`]} />
        <div className="w-44 no-print">
          <DateInput
            id="positions-on"
            label={texts.on}
            value={on}
            onChange={(day) => change({ on: day === today ? '' : day })}
            error={isFuture ? texts.future : undefined}
          />
        </div>
        <SegmentedToggle
          label={texts.method}
          options={methods}
          value={method}
          onChange={(chosen) =>
            change(chosen === 'fifo' ? { on: address.on, method: chosen } : { on: address.on })
          }
        />
      </div>
      {asked && <Loaded of={{ kind, owner, method, on: address.on }} on={on} />}
    </>
  );
}

function Loaded({ of, on }: { readonly of: PositionsQuery; readonly on: string }) {
  const texts = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  const isWide = useWideScreen();
  const { data, error, isFetching, refetch } = usePositions(of);
  const open = useOpenIds<number>();
  const items = useMemo(() => listPositions(data ?? []), [data]);
  if (data === undefined && error !== null) {
    return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data === undefined || data.length === 0) {
    return (
      <Sheet>
        {data === undefined ? (
          <SkeletonRows label={texts.loading} />
        ) : (
          <EmptyState title={texts.none} text={texts.noneText(formatDay(on, locale))} />
        )}
      </Sheet>
    );
  }
  const list = { items, of, on, ...open };
  return isWide ? <PositionTable {...list} /> : <PositionCards {...list} />;
}
