import type { CalendarDate } from '#domain/calendar-date';
import { readEcbFileInSteps, type readEcbFile } from '#domain/money/ecb-file';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';

/** `readEcbFile` in steps, so that the server answers other requests meanwhile. */
export async function readRatesFile(
  text: string,
  today: CalendarDate,
): Promise<ReturnType<typeof readEcbFile>> {
  const steps = readEcbFileInSteps(text, today);
  let step = steps.next();
  while (step.done !== true) {
    await yieldToEventLoop();
    step = steps.next();
  }
  return step.value;
}
