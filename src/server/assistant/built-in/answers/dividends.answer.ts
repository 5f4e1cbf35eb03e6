import { calendarDate } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { reply } from '../speech.ts';
import { placed, withMeasure, type Answer } from './answer.ts';
import { amountSum } from './sum.answer.ts';

/** Of a period or a security one by one; else what is recorded of each in all. */
export const dividends: Answer = async (query, tools, speech) => {
  const { isins } = query.filter;
  if (query.period === undefined && isins === undefined)
    return amountSum(withMeasure(query, 'dividend'), tools, speech);
  const { texts, day, money, count } = speech;
  const period = placed(query, speech.today, 'behind');
  const found = await tools.portfolioIncome.run({ ...(period && { period }) });
  if ('notKnown' in found) return undefined;
  const paid = found.payments
    .filter(({ kind, isin }) => kind !== 'bond' && (isins?.includes(isin) ?? true))
    .map((one) => ({ ...one, amount: 'received' in one ? one.received : one.toCome }));
  if (paid.length === 0) return reply({}, texts.noPayments(speech.during(period), ''));
  return reply(
    paid,
    texts.payments(count(paid.length), speech.during(period), ''),
    speech.join(sumsByCurrency(paid.map(({ amount }) => amount))),
    speech.table(
      [texts.columns.date, texts.columns.isin, texts.columns.amount],
      paid.map((one) => [day(calendarDate(one.day)), one.isin, money(one.amount)]),
    ),
  );
};
