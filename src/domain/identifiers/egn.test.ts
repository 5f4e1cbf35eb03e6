import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, daysBetween } from '../calendar-date.ts';
import { egnFault } from './egn.ts';

const today = calendarDate('2026-11-20');

// Published: python-stdnum, stdnum-js, validator.js, kik-info.com, petarov/bulgarian-control-numbers.
// Computed: births before 1871 (the number was introduced in 1977), the last day of 1899, and future days, so nobody alive has
// them.
const VALID = [
  '7523169263', '8032056031', '7521010014', '0010100100', '0101010012', '0111010010', '6101047500',
  '0021010008', '0022280013', '0422290021', '1232319997', '2530101000', '4826150420', '9932310074', '0123030060',
]; // prettier-ignore
const FUTURE = ['7542011030', '7552010005', '7541010019', '9952310084', '9642290035'];
const NOT_TEN_DIGITS = [
  '', '7552A10004', '12345678', '75231692639', '٧٥٢٣١٦٩٢٦٣', '７５２３１６９２６３', '752316926?', '7523169263\u0000',
]; // prettier-ignore
const NO_SUCH_DAY = [
  '8019010008', '2992070971', '7521320010', '0002290001', '0022290006', '0142290010', '5500150013', '5513150014',
  '5520150018', '5533150019', '5540150012', '5553150013', '5599150010', '5521000012', '5521320016', '5524310011',
  '0000000000',
]; // prettier-ignore
const WRONG_CHECK_DIGIT = ['8032056032', '7501010019', '9929291278', '4826150421', '4826154020'];

describe('an EGN', () => {
  it.each(VALID)('%s is valid', (egn) => {
    expect(egnFault(egn, today)).toBeUndefined();
  });

  it.each(NOT_TEN_DIGITS)('"%s" does not have ten digits', (egn) => {
    expect(egnFault(egn, today)).toBe('format');
  });

  it.each(NO_SUCH_DAY)('%s contains an invalid date, whatever its check digit', (egn) => {
    expect(egnFault(egn, today)).toBe('date');
  });

  it.each(WRONG_CHECK_DIGIT)('%s has a wrong check digit', (egn) => {
    expect(egnFault(egn, today)).toBe('checksum');
  });

  it.each(FUTURE)('%s contains a future date', (egn) => {
    expect(egnFault(egn, today)).toBe('future');
    expect(egnFault(egn, calendarDate('2100-01-01'))).toBeUndefined();
  });

  it('may have blanks, dashes and points between digits', () => {
    expect(egnFault(' 482615-04.20 ', today)).toBeUndefined();
  });
});

/** Written independently of the product: the month by century, the check digit with its one exception. */
function makeEgn(day: string, serial: number): { egn: string; remainder: number } {
  const added = { '18': 20, '19': 0, '20': 40 }[day.slice(0, 2)]!;
  const month = String(Number(day.slice(5, 7)) + added).padStart(2, '0');
  const nine = day.slice(2, 4) + month + day.slice(8) + String(serial).padStart(3, '0');
  const remainder = checkDigit(nine);
  return { egn: nine + String(remainder === 10 ? 0 : remainder), remainder };
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (const [index, weight] of [2, 4, 8, 5, 10, 9, 7, 3, 6].entries()) sum += weight * Number(digits[index]);
  return sum % 11;
}

const firstDay = calendarDate('1800-01-01');
const days = fc
  .integer({ min: 0, max: daysBetween(firstDay, calendarDate('2099-12-31')) })
  .map((count) => addDays(firstDay, count));
const slips = fc.record({ place: fc.nat(9), change: fc.integer({ min: 1, max: 9 }) });
const serials = fc.integer({ min: 0, max: 999 });

describe('the EGNs of all days from 1800 to 2099', () => {
  it('are valid, and have no warning once the day has passed', () => {
    fc.assert(
      fc.property(days, serials, (day, serial) => {
        const { egn } = makeEgn(day, serial);
        expect(egnFault(egn, day)).toBeUndefined();
        expect(egnFault(egn, addDays(day, -1))).toBe('future');
      }),
      { numRuns: 10_000 },
    );
  });

  it('reveal any single wrong digit, except if the remainders 0 and 10 share the digit 0', () => {
    const afterAll = calendarDate('2100-01-01');
    fc.assert(
      fc.property(days, serials, slips, (day, serial, { place, change }) => {
        const { egn, remainder } = makeEgn(day, serial);
        const digit = (Number(egn[place]) + change) % 10;
        const mistyped = egn.slice(0, place) + String(digit) + egn.slice(place + 1);
        const sharedDigit = [0, 10].includes(remainder) && [0, 10].includes(checkDigit(mistyped));
        fc.pre(!(sharedDigit && place < 9));
        expect(egnFault(mistyped, afterAll)).toBeDefined();
      }),
      { numRuns: 10_000 },
    );
  });
});
