import { daysBetween, type CalendarDate } from '#domain/calendar-date';
import { isBond } from '#domain/portfolio/holding';
import { reply, type Line } from '../../answer-parts.ts';
import type { Answering } from '../../speech.ts';
import type { Answer } from '../answer.ts';
import { dividends } from './dividends.answer.ts';

/** 'Since when?': the day of the oldest. */
function describeOldest(all: readonly { readonly date: CalendarDate }[], { say, today }: Answering): Line {
  const [day] = all.map(({ date }) => date).sort();
  return day !== undefined && say('overdueSince', { day, days: daysBetween(day, today) });
}

/** What was due and nobody recorded as received, or less of it than was due; or that nothing is missing. */
export const overdue: Answer = async (query, answering) => {
  const { tools, say, table, rates, today } = answering;
  const { filter: whose } = query;
  const { holdings } = await tools.listHoldings.run({ filter: whose, most: 1 });
  // Nothing is due of ETFs and shares.
  if (whose.isins !== undefined && holdings.some((one) => !isBond(one))) return dividends(query, answering);
  const during = query.period?.period;
  const found = await tools.listOverdue.run({ filter: whose, period: during });
  const { count, short } = found;
  const withoutTerms = found.withoutTerms > 0 && say('withoutTerms', { count: found.withoutTerms });
  if (count + short.length === 0) return reply({}, say('noOverdue', { during, whose }), withoutTerms);
  return reply(
    [...found.dues, ...short],
    query.concepts.has('order:soonest') && describeOldest([...found.dues, ...short], answering),
    say('owed', { amount: found.inEuroWithShort, during, whose }),
    count > 0 && [
      say('overdue', { count, amount: found }),
      table(
        ['date', 'isin', 'due', 'daysLate'],
        found.dues.map(({ date, isin, amount }) => [date, isin, amount, daysBetween(date, today)]),
        count,
      ),
    ],
    short.length > 0 && [
      say('paidShort', { count: short.length }),
      table(
        ['date', 'isin', 'due', 'paid', 'missing', 'daysLate'],
        short.map(({ date, isin, due, received, missing }) => [
          ...[date, isin, due, received, missing],
          daysBetween(date, today),
        ]),
      ),
    ],
    withoutTerms,
    rates(found.rates),
  );
};
