import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { outstandingPercent, repaymentSteps } from './repayment.ts';

const maturity = calendarDate('2027-01-15');
const instalment = (day: string, percent: number) => ({ day: calendarDate(day), percent });

it('principal is repaid in instalments in the order of their days, and the rest at maturity', () => {
  const instalments = [
    instalment('2026-01-15', 40),
    instalment('2025-01-15', 25),
    instalment('2025-07-15', 0),
  ];
  const steps = repaymentSteps({ maturity, redemption: 101, instalments });
  expect(steps.ok && steps.value.map(({ kind, day, percent, outstanding, price }) => [kind, day, Number(percent), Number(outstanding), Number(price)])).toEqual([
    ['instalment', '2025-01-15', 25, 100, 100],
    ['instalment', '2026-01-15', 40, 75, 100],
    ['redemption', '2027-01-15', 35, 35, 101],
  ]); // prettier-ignore
  expect(outstandingPercent(instalments, calendarDate('2025-01-15')).toNumber()).toBe(75);
});

it.each([
  ['more than 100 percent', [instalment('2025-01-15', 60), instalment('2026-01-15', 41)]],
  ['less than nothing', [instalment('2025-01-15', -1)]],
  ['after maturity', [instalment('2027-01-16', 10)]],
])('instalments of %s are refused', (_, instalments) => {
  expect(repaymentSteps({ maturity, redemption: 100, instalments })).toEqual({
    ok: false,
    reason: 'instalments-not-valid',
  });
});
