import { useEffect, useId, useState } from 'react';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import type { CalendarDate } from '#domain/calendar-date';
import { CheckboxField } from '../../../platform/forms/fields/checkbox-field.tsx';
import { INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay, formatFigure, formatPercent } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import type { ComparedDay, HistoryComparison } from './compare-history.ts';

const PLACES = { places: 2, maxPlaces: 8 } as const;

interface HistoryWarningsProps {
  readonly comparison: HistoryComparison;
  /** Called with whether all warnings are answered. */
  readonly onAnswered: (isAnswered: boolean) => void;
}

/** Suspicious prices: unusual ones are confirmed together; prices that look 100 times off must be typed again. */
export function HistoryWarnings({ comparison: { unusual, toRetype }, onAnswered }: HistoryWarningsProps) {
  const texts = useTexts(priceHistoryTexts);
  const { locale } = useDisplayPreferences();
  const id = useId();
  const [confirmed, setConfirmed] = useState(false);
  const [retyped, setRetyped] = useState<ReadonlyMap<CalendarDate, string>>(new Map());
  const isRetyped = ({ preview: { day }, file }: ComparedDay) =>
    Number(parseDecimal(retyped.get(day) ?? '', locale) ?? NaN) === Number(file.price);
  const isAnswered = (confirmed || unusual.length === 0) && toRetype.every(isRetyped);
  useEffect(() => {
    onAnswered(isAnswered);
  }, [onAnswered, isAnswered]);
  return (
    <section aria-label={texts.toAnswer} className="grid gap-3 rounded-control border border-warn p-3.5">
      <h3 className="font-bold text-warn">{texts.toAnswer}</h3>
      <ul tabIndex={0} aria-label={texts.toAnswer} className="grid max-h-72 gap-2 overflow-y-auto">
        {toRetype.map((day) => (
          <li
            key={day.preview.day}
            className="flex items-center justify-between gap-x-3 gap-y-1 max-sm:flex-wrap"
          >
            <WarnedDay day={day} />
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-label={texts.typeAgain(formatDay(day.preview.day, locale))}
              placeholder={texts.again}
              value={retyped.get(day.preview.day) ?? ''}
              onChange={({ target }) => setRetyped(new Map(retyped).set(day.preview.day, target.value))}
              className={`${INPUT_LOOK} h-8! w-36! shrink-0 text-right tabular-nums`}
            />
          </li>
        ))}
        {unusual.map((day) => (
          <li key={day.preview.day}>
            <WarnedDay day={day} />
          </li>
        ))}
      </ul>
      {unusual.length > 0 && (
        <CheckboxField
          id={`${id}-confirmed`}
          label={texts.areRight(unusual.length)}
          checked={confirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
    </section>
  );
}

function WarnedDay({ day: { file, preview } }: { readonly day: ComparedDay }) {
  const texts = useTexts(priceHistoryTexts);
  const priceTexts = useTexts(pricesTexts);
  const { locale } = useDisplayPreferences();
  const { before, after, changePercent, warnings } = preview;
  const price = formatFigure(after, locale, PLACES);
  const sentences = {
    looks_hundred_times_off: texts.hundred(formatFigure(before ?? 0, locale, PLACES)),
    large_change: priceTexts.largeChange(
      formatPercent(changePercent ?? 0, locale, { places: 2, signed: true }),
    ),
    unusual_clean_price: priceTexts.unusual,
  };
  const found = (['looks_hundred_times_off', 'large_change', 'unusual_clean_price'] as const)
    .filter((rule) => warnings.includes(rule))
    .map((rule) => sentences[rule]);
  return (
    <span>
      {texts.priceOfLine({ line: file.row, day: formatDay(preview.day, locale), price })} {found.join(' ')}
    </span>
  );
}
