import { expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { rateDays } from './rate-days.ts';

const [friday, monday] = [calendarDate('2026-11-20'), calendarDate('2026-11-23')];

it('a day of exchange rates is stated once, for all of its currencies', () => {
  const days = rateDays([
    { currency: 'USD', day: monday, unitsPerEuro: 1.16 },
    { currency: 'BGN', day: null, unitsPerEuro: 1.95583 },
    { currency: 'GBP', day: monday, unitsPerEuro: 0.88 },
    { currency: 'CHF', day: friday, unitsPerEuro: 0.93 },
  ]);
  expect(days).toEqual([
    { day: monday, currencies: ['GBP', 'USD'] },
    { day: friday, currencies: ['CHF'] },
  ]);
  const inWords = days.map(({ currencies, day }) => riskTexts.en.rateDay(currencies, day));
  expect(inWords).toEqual(['GBP, USD at the rates of 2026-11-23', 'CHF at the rate of 2026-11-20']);
});
