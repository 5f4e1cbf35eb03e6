import { Decimal } from '#domain/money/decimal';
import { reply } from '../../answer-parts.ts';
import type { Plain } from '../../say.ts';
import { placed, type Answer } from '../answer.ts';
import { stepOf, stepsBack } from './in-steps.ts';

/** What was received in each month, quarter or year: coupons, dividends, both, before tax; of years the latest one first. */
export const paidInSteps: Answer = async (query, { tools, say, euro, table, today }) => {
  const { filter } = query;
  const step = stepOf(query) ?? 'year';
  const during = placed(query, today, 'behind');
  const all = { filter, ...(during && { period: during }) };
  const [coupons, dividends] = [await tools.listPayments.run(all), await tools.listDividends.run(all)];
  let left = coupons.count - coupons.undated + dividends.count;
  if (left <= 0) return reply({}, say('noPayments', { during, whose: filter }));
  const rows: Plain[][] = [];
  let sum = new Decimal(0);
  for (const { name, period } of stepsBack(during, step, today)) {
    if (left <= 0 && step === 'year') break;
    const [paid, shares] = [
      await tools.listPayments.run({ filter, period }),
      await tools.listDividends.run({ filter, period }),
    ];
    const total = paid.inEuro.amount.plus(shares.inEuro.amount);
    left -= paid.count + shares.count;
    sum = sum.plus(total);
    rows.push([name, paid.inEuro, shares.inEuro, euro(total)]);
  }
  return reply(
    coupons.payments,
    say('paymentsBy'),
    table([step, 'coupons', 'dividends', 'inEuro'], step === 'year' ? rows : rows.toReversed()),
    say('inAll', { amount: euro(sum) }),
  );
};
