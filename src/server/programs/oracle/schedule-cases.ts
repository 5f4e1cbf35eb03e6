import { couponSchedule } from '#domain/bonds/terms/coupon-schedule';
import type { z } from 'zod';
import { adapter, mapAnswer, type Adapter } from './answer.ts';
import { scheduleTerms } from './inputs.ts';

function listSchedule(terms: z.output<typeof scheduleTerms>) {
  return couponSchedule({ ...terms, couponRate: 0, dayCount: 'ACT/ACT-ICMA' });
}

export const scheduleCases: Readonly<Record<string, Adapter>> = {
  schedule: adapter(scheduleTerms, listSchedule),
  /** The boundary between the broken period and the regular ones. */
  'schedule.stub': adapter(scheduleTerms, (terms) =>
    mapAnswer(
      listSchedule(terms),
      (dates) => dates.at(terms.stub?.endsWith('-last') === true ? -2 : 1) ?? '',
    ),
  ),
};
