import { reply } from '../../answer-parts.ts';
import { placed, type Answer } from '../answer.ts';

/** What was due and nobody recorded as received, or less of it than was due; or that nothing is missing. */
export const overdue: Answer = async (query, { tools, say, table, today, rates }) => {
  const { filter: whose } = query;
  const during = placed(query, today, 'behind');
  const found = await tools.listOverdue.run({ filter: whose, period: during });
  const { count, short } = found;
  const withoutTerms = found.withoutTerms > 0 && say('withoutTerms', { count: found.withoutTerms });
  const shorts =
    short.length > 0 &&
    reply(
      short,
      say('paidShort', { count: short.length }),
      table(
        ['date', 'isin', 'due', 'paid', 'missing'],
        short.map(({ date, isin, due, received, missing }) => [date, isin, due, received, missing]),
      ),
    );
  if (count === 0)
    return reply({}, shorts === false ? say('noOverdue', { during, whose }) : shorts, withoutTerms);
  return reply(
    found.dues,
    say('overdue', { during, whose, count }),
    say('inAll', { amount: found }),
    table(
      ['date', 'isin', 'due'],
      found.dues.map(({ date, isin, amount }) => [date, isin, amount]),
      count,
    ),
    shorts,
    shorts !== false && say('owedInAll', { amount: found.inEuroWithShort }),
    withoutTerms,
    rates(found.rates),
  );
};
