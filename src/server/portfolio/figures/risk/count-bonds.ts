import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { RateOnDay } from '#domain/money/rate-history';
import type { RiskOnWire } from '#api/portfolio/figures/risk';
import type { LoadedExposure } from './load-exposures.ts';

type Coverage = Pick<RiskOnWire, 'on' | 'bonds' | 'toWorst' | 'rates' | 'oldestPriceDay' | 'left'>;

/** Collects which bonds the figures include and leave out, with the rates and the oldest price used. */
export interface CountedBonds {
  add(loaded: LoadedExposure): void;
  toWire(on: CalendarDate): Coverage;
}

export function countBonds(): CountedBonds {
  let bonds = 0;
  let toWorst = 0;
  let oldestPriceDay: CalendarDate | null = null;
  const rates = new Map<Currency, RateOnDay>();
  const left: Coverage['left'] = [];
  return {
    add(loaded) {
      const { isin, currency } = loaded.position;
      if (loaded.exposure === null) {
        left.push({ isin, currency, reason: loaded.reason });
        return;
      }
      bonds += 1;
      if (loaded.exposure.isToWorst) toWorst += 1;
      const { rate, price } = loaded.value;
      if (rate !== null && currency !== 'EUR') rates.set(currency, rate);
      const day = price?.day ?? null;
      if (day !== null && (oldestPriceDay === null || day < oldestPriceDay)) oldestPriceDay = day;
    },
    toWire: (on) => ({
      on,
      bonds,
      toWorst,
      rates: [...rates].map(([currency, { day, unitsPerEuro }]) => {
        return { currency, day, unitsPerEuro: unitsPerEuro.toNumber() };
      }),
      oldestPriceDay,
      left,
    }),
  };
}
