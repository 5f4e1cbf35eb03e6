import { isBond } from '#domain/portfolio/holding';
import { reply } from '../../answer-parts.ts';
import type { Answer } from '../answer.ts';
import { dividends } from './dividends.answer.ts';

/** What was due and nobody recorded as received, or less of it than was due; or that nothing is missing. */
export const overdue: Answer = async (query, answering) => {
  const { tools, say, table, rates } = answering;
  const { filter: whose } = query;
  const { holdings } = await tools.listHoldings.run({ filter: whose, most: 1 });
  // Nothing is due of ETFs and shares.
  if (whose.isins !== undefined && holdings.some((one) => !isBond(one))) return dividends(query, answering);
  const during = query.period?.period;
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
