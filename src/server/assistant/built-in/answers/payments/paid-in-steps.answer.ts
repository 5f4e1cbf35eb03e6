import { sumDecimals } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import type { Plain } from '../../say.ts';
import { isOfCoupons, type Answer } from '../answer.ts';
import { describeExtreme, findStep, stepsBack, type StepTotal } from './in-steps.ts';

/** What was received in each month, quarter or year, before tax: coupons, and unless they alone are asked for, dividends and both; of years the latest one first. */
export const paidInSteps: Answer = async (query, answering) => {
  const { tools, say, euro, table, today } = answering;
  const { filter } = query;
  const step = findStep(query) ?? 'year';
  const during = query.period?.period;
  const all = { filter, ...(during && { period: during }) };
  const isAlone = isOfCoupons(query);
  const findDividends = async (asked: typeof all) =>
    isAlone ? undefined : await tools.listDividends.run(asked);
  const coupons = await tools.listPayments.run(all);
  let left = coupons.count - coupons.undated + ((await findDividends(all))?.count ?? 0);
  if (left <= 0) return reply({}, say('noPayments', { during, whose: filter }));
  const rows: Plain[][] = [];
  const totals: StepTotal[] = [];
  for (const { name, period } of stepsBack(during, step, today)) {
    if (left <= 0 && step === 'year') break;
    const paid = await tools.listPayments.run({ filter, period });
    const dividends = await findDividends({ filter, period });
    const total = paid.inEuro.amount.plus(dividends?.inEuro.amount ?? 0);
    left -= paid.count + (dividends?.count ?? 0);
    totals.push({ name, total });
    rows.push([name, paid.inEuro, ...(dividends ? [dividends.inEuro, euro(total)] : [])]);
  }
  const sum = sumDecimals(totals.map(({ total }) => total));
  return reply(
    coupons.payments,
    describeExtreme(totals, query, answering),
    say('paidInAllSteps', { amount: euro(sum), during, whose: filter }),
    table(
      [step, 'coupons', ...(isAlone ? [] : ['dividends' as const, 'inEuro' as const])],
      step === 'year' ? rows : rows.toReversed(),
    ),
  );
};
