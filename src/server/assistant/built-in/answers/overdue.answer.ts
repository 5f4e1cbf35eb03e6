import { reply } from '../speech.ts';
import { placed, type Answer } from './answer.ts';

/** What was due and nobody recorded as received, or that nothing is missing. */
export const overdue: Answer = async (query, tools, speech) => {
  const { texts, count, day, money, during, narrowing } = speech;
  const period = placed(query, speech.today, 'behind');
  const found = await tools.listOverdue.run({ filter: query.filter, period });
  const [when, whose] = [during(period), narrowing(query.filter)];
  const withoutTerms = found.withoutTerms > 0 && texts.withoutTerms(count(found.withoutTerms));
  if (found.count === 0) return reply({}, texts.noOverdue(when, whose), withoutTerms);
  const { columns } = texts;
  return reply(
    found.dues,
    texts.overdue(count(found.count), when, whose),
    texts.line(texts.inAll, speech.sums(found.byCurrency, found.inEuro)),
    speech.table(
      [columns.date, columns.isin, columns.due],
      found.dues.map(({ date, isin, amount }) => [day(date), isin, money(amount)]),
      found.count,
    ),
    withoutTerms,
    speech.rates(found.rates),
  );
};
