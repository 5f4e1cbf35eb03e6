import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bondFlows } from '#domain/bonds/pricing/bond-flows';
import { cleanPriceFromDirty, dirtyPriceFromYield } from '#domain/bonds/pricing/bond-pricing';
import { calendarDate, type CalendarDate } from '#domain/calendar-date';

const SCRIPT = path.join(import.meta.dirname, 'clean_prices.py');
/** Debian's own interpreter has Debian's packages, whatever other interpreter is on the path. */
const INTERPRETERS = ['python3', '/usr/bin/python3'];
const FIRST_YEAR = 2024;

interface Sample {
  readonly frequency: 1 | 2;
  readonly years: number;
  /** The percentage repaid at the end of each year but the last. */
  readonly yearly: number;
  /** The rate of the first period, and the increase each year. */
  readonly rate: number;
  readonly step: number;
  readonly settlement: CalendarDate;
  readonly yield: number;
}

/** Amortising, stepped, and both, on coupon days and between them. */
const SAMPLES: readonly Sample[] = [10, 25, 0].flatMap((yearly, i) =>
  ['2024-05-20', '2025-03-01', '2026-01-17'].map((day, k): Sample => ({
    frequency: (i + k) % 2 === 0 ? 2 : 1,
    years: 4,
    yearly,
    rate: 0.03 + 0.01 * i,
    step: yearly === 10 ? 0 : 0.0025,
    settlement: calendarDate(day),
    yield: -0.004 + 0.025 * (i + k),
  })),
);

const startOfYear = (year: number) => calendarDate(`${FIRST_YEAR + year}-03-01`);
const yearsAfterFirst = ({ years }: Sample) => Array.from({ length: years - 1 }, (_, i) => i + 1);

function ourPrice(sample: Sample): number {
  const flows = bondFlows(
    {
      couponRate: sample.rate,
      rateSteps: yearsAfterFirst(sample).map((year) => ({
        from: startOfYear(year),
        rate: sample.rate + sample.step * year,
      })),
      frequency: sample.frequency,
      issue: startOfYear(0),
      maturity: startOfYear(sample.years),
      dayCount: 'ACT/ACT-ICMA',
      instalments: yearsAfterFirst(sample).map((year) => ({
        day: startOfYear(year),
        percent: sample.yearly,
      })),
    },
    sample.settlement,
  );
  if (!flows.ok) expect.fail(flows.reason);
  const dirty = dirtyPriceFromYield(flows.value, { compounding: 1 }, sample.yield);
  return dirty.ok ? cleanPriceFromDirty(flows.value, dirty.value) : expect.fail(dirty.reason);
}

/** In QuantLib's terms: the amount outstanding and the coupon paid in each coupon period. */
function forQuantLib(sample: Sample) {
  const periods = Array.from({ length: sample.years * sample.frequency }, (_, i) =>
    Math.floor(i / sample.frequency),
  );
  return {
    ...sample,
    issue: startOfYear(0),
    maturity: startOfYear(sample.years),
    notionals: periods.map((year) => 100 - year * sample.yearly),
    rates: periods.map((year) => sample.rate + sample.step * year),
  };
}

/** Undefined if QuantLib is not installed. */
function quantLibPrices(): readonly number[] | undefined {
  const input = JSON.stringify(SAMPLES.map(forQuantLib));
  for (const interpreter of INTERPRETERS) {
    if (spawnSync(interpreter, ['-c', 'import QuantLib']).status !== 0) continue;
    const { stdout, stderr, status } = spawnSync(interpreter, [SCRIPT], { input, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return z.array(z.number()).parse(JSON.parse(stdout));
  }
  return undefined;
}

test('amortising and step-up bonds have the prices of QuantLib, if it is installed', () => {
  const ours = SAMPLES.map(ourPrice);
  const theirs = quantLibPrices();
  if (theirs === undefined) {
    process.stdout.write('QuantLib is not installed (Debian: quantlib-python): nothing is compared.\n');
    expect(ours.every((price) => price > 50 && price < 150)).toBe(true);
    return;
  }
  for (const [i, price] of ours.entries()) expect(price).toBeCloseTo(theirs[i] ?? NaN, 9);
});
