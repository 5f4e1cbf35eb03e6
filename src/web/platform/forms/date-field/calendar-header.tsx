import { dayNumber, EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { yearMonthDay } from '#domain/day-number';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/screen-icons.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { monthsAway } from './calendar-month.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const FIRST_YEAR = Number(EARLIEST_DATE.slice(0, 4));
const LAST_YEAR = Number(LATEST_DATE.slice(0, 4));
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

const SELECT = 'h-8 rounded-control border border-edge bg-sheet px-1.5 text-ink';

interface CalendarHeaderProps {
  readonly active: CalendarDate;
  readonly onActive: (day: CalendarDate) => void;
}

/** Selects for month and year, and buttons for the previous and next month. */
export function CalendarHeader({ active, onActive }: CalendarHeaderProps) {
  const { date: texts } = useTexts(formsTexts);
  const { locale } = useDisplayPreferences();
  const { year, month } = yearMonthDay(dayNumber(active));
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const move = (months: number) => onActive(monthsAway(active, months));
  return (
    <div className="flex items-center justify-between gap-1">
      <IconButton label={texts.previousMonth} onClick={() => move(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <select
        aria-label={texts.month}
        value={month}
        onChange={({ target }) => move(Number(target.value) - month)}
        className={SELECT}
      >
        {MONTHS.map((one) => (
          <option key={one} value={one}>
            {monthFormat.format(Date.UTC(2000, one - 1, 1))}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        value={year}
        onChange={({ target }) => move((Number(target.value) - year) * 12)}
        className={`${SELECT} tabular-nums`}
      >
        {YEARS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <IconButton label={texts.nextMonth} onClick={() => move(1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
