import { z } from 'zod';
import { dayCountDays, yearFraction } from '#domain/bonds/terms/day-count';
import { excelDays, excelYearFraction, type ExcelBasis } from '#domain/reference-functions/basis';
import { dayNumber } from '#domain/calendar-date';
import { success } from '#domain/result';
import { adapter, type Adapter } from './answer.ts';
import { couponFrequency, date, dayCount } from './inputs.ts';

const EXCEL = {
  'EXCEL-0': 0,
  'EXCEL-1': 1,
  'EXCEL-2': 2,
  'EXCEL-3': 3,
  'EXCEL-4': 4,
} as const satisfies Record<string, ExcelBasis>;

const dates = { start: date, end: date };
const excelPeriod = z.object({
  ...dates,
  convention: z
    .enum(['EXCEL-0', 'EXCEL-1', 'EXCEL-2', 'EXCEL-3', 'EXCEL-4'])
    .transform((name) => EXCEL[name]),
});
const period = z.object({
  ...dates,
  convention: dayCount,
  terminationDate: date.optional(),
  frequency: couponFrequency.optional(),
  anchor: date.optional(),
  endOfMonth: z.boolean().optional(),
});

function toInput({ start, end, terminationDate, frequency, anchor, endOfMonth }: z.output<typeof period>) {
  const couponGrid =
    frequency === undefined || anchor === undefined ? undefined : { frequency, anchor, endOfMonth };
  return { start, end, terminationDate, couponGrid };
}

export const dayCountCases: Readonly<Record<string, Adapter>> = {
  yearFraction: adapter(z.union([excelPeriod, period]), (input) =>
    typeof input.convention === 'number'
      ? success(excelYearFraction(input.convention, dayNumber(input.start), dayNumber(input.end)))
      : yearFraction(input.convention, toInput(input)),
  ),
  days: adapter(z.union([excelPeriod, period]), (input) =>
    typeof input.convention === 'number'
      ? success(excelDays(input.convention, dayNumber(input.start), dayNumber(input.end)))
      : success(dayCountDays(input.convention, toInput(input))),
  ),
};
