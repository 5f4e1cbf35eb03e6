import { Decimal } from '#domain/money/decimal';
import { reply } from '../../speech.ts';
import { placed, type Answer } from '../answer.ts';
import { stepOf, stepsBack, stepTitle } from './in-steps.ts';

/** What was received in each month, quarter or year: coupons, dividends, both, before tax; of years the latest one first. */
export const paidInSteps: Answer = async (query, tools, speech) => {
  const { texts, whole, euro, money, table, today } = speech;
  const { filter } = query;
  const step = stepOf(query) ?? 'year';
  const asked = placed(query, today, 'behind');
  const all = { filter, ...(asked && { period: asked }) };
  const [coupons, dividends] = [await tools.listPayments.run(all), await tools.listDividends.run(all)];
  let left = coupons.count - coupons.undated + dividends.count;
  if (left <= 0) return reply({}, texts.noPayments(speech.during(asked), speech.narrowing(filter)));
  const rows: string[][] = [];
  let sum = new Decimal(0);
  for (const { name, period } of stepsBack(asked, step, today)) {
    if (left <= 0 && step === 'year') break;
    const [paid, shares] = [
      await tools.listPayments.run({ filter, period }),
      await tools.listDividends.run({ filter, period }),
    ];
    const total = paid.inEuro.amount.plus(shares.inEuro.amount);
    left -= paid.count + shares.count;
    sum = sum.plus(total);
    rows.push([name, money(paid.inEuro), money(shares.inEuro), euro(total)]);
  }
  const { coupons: ofBonds, dividends: ofShares } = whole.columns;
  return reply(
    coupons.payments,
    whole.paymentsBy,
    table(
      [stepTitle(step, speech), ofBonds, ofShares, texts.columns.inEuro],
      step === 'year' ? rows : rows.toReversed(),
    ),
    texts.line(texts.inAll, euro(sum)),
  );
};
