import { dateFromDayNumber, type CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { yieldSource, type Holding } from '#domain/portfolio/holding';
import { measureOn, type Figure, type Measure } from '#domain/portfolio/measure';
import type { Writing } from './say.ts';

/** A figure of a holding as it is in an answer; undefined if it has none. */
export function holdingFigureWriter(
  today: CalendarDate,
  { say, write, percent, exact, units, signed }: Writing,
) {
  const measuring = measureOn(today);
  const writeFigure = (measure: Measure, { value, unit }: Figure): string => {
    const currency = CURRENCIES.find((code) => code === unit);
    if (currency !== undefined) return (measure === 'profit' ? signed : write)({ amount: value, currency });
    if (unit === '%') return (measure === 'profit-percent' ? percent : exact)(value);
    if (unit === 'units' || unit === 'count') return units(value);
    if (unit === 'day') return write(dateFromDayNumber(value.toNumber()));
    return unit === 'years' ? say('years', { years: value }) : write(value);
  };
  return (holding: Holding, measure: Measure): string | undefined => {
    if (measure === 'bank') return holding.bank ?? undefined;
    const figure = measuring(holding, measure);
    if (figure === undefined) return undefined;
    const written = writeFigure(measure, figure);
    const isBondPrice = holding.kind === 'bond' && (measure === 'buy-price' || measure === 'market-price');
    const isComputed = measure === 'yield' && yieldSource(holding) === 'computed';
    return isBondPrice ? `${written}%` : isComputed ? `${written} (${say('computed')})` : written;
  };
}
