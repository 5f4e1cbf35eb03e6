import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayNumber, type CalendarDate } from '#domain/calendar-date';
import { yearMonthDay } from '#domain/day-number';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { dayByKey, weeksOfMonth } from './calendar-month.ts';
import { monthAndYear } from '#domain/typed-text/month-names';

const CELL = 'size-9 max-md:size-11 max-[360px]:size-10';

interface CalendarGridProps {
  readonly active: CalendarDate;
  readonly chosen: CalendarDate | null;
  readonly today: CalendarDate;
  readonly onActive: (day: CalendarDate) => void;
  readonly onChoose: (day: CalendarDate) => void;
}

/** The days of the active day's month. One day is the tab stop; arrows, Home, End, PageUp and PageDown move it. */
export function CalendarGrid({ active, chosen, today, onActive, onChoose }: CalendarGridProps) {
  const { locale } = useDisplayPreferences();
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  useEffect(() => {
    if (movedByKey.current) grid.current?.querySelector<HTMLElement>('[data-active]')?.focus();
    movedByKey.current = false;
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(active, event.key, event.shiftKey);
    if (day === null) return;
    event.preventDefault();
    movedByKey.current = true;
    onActive(day);
  };
  const { year, month } = yearMonthDay(dayNumber(active));
  return (
    <table
      ref={grid}
      role="grid"
      aria-label={monthAndYear(year, month, locale)}
      onKeyDown={onKeyDown}
      className="tabular-nums"
    >
      <Weekdays locale={locale} />
      <tbody>
        {weeksOfMonth(active).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday} className={`${CELL} p-0`} />
              ) : (
                <td key={weekday} role="gridcell" aria-selected={day === chosen} className="p-0">
                  <DayButton
                    day={day}
                    isActive={day === active}
                    isChosen={day === chosen}
                    isToday={day === today}
                    onChoose={onChoose}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Monday to Sunday: 4 January 2021 was a Monday. */
function Weekdays({ locale }: { readonly locale: string }) {
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  );
  const days = Array.from({ length: 7 }, (_, index) => Date.UTC(2021, 0, 4 + index));
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={long?.format(day)} className="h-8 text-xs font-normal text-soft">
            {short?.format(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayButtonProps {
  readonly day: CalendarDate;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly onChoose: (day: CalendarDate) => void;
}

function DayButton({ day, isActive, isChosen, isToday, onChoose }: DayButtonProps) {
  const { locale } = useDisplayPreferences();
  const look = isChosen
    ? 'bg-accent font-medium text-paper'
    : isToday
      ? 'border border-accent font-medium text-accent hover:bg-hair'
      : 'hover:bg-hair';
  return (
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      aria-label={new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(day),
      )}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={`${CELL} grid place-items-center rounded-control ${look}`}
    >
      {Number(day.slice(8))}
    </button>
  );
}
