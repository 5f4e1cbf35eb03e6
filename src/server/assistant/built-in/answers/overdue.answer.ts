import { describeNarrowing, describePeriod } from '../describe-selection.ts';
import { lines, describeMoney, describeRates, describeSums, table } from '../speech.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { placed } from './timed.ts';

/** What was due and nobody recorded as received, or that nothing is missing. */
export const overdue: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { filter } = query;
  const period = placed(query, speech.today, 'behind');
  const found = await tools.listOverdue.run({ filter, period });
  const during = period === undefined ? '' : texts.in(describePeriod(period, speech));
  const whose = describeNarrowing(filter, speech);
  const { dues, byCurrency, inEuro } = found;
  const withoutTerms =
    found.withoutTerms === 0 ? undefined : texts.withoutTerms(figures.count(found.withoutTerms));
  if (dues.length === 0) return { content: lines(texts.noOverdue(during, whose), withoutTerms), facts: {} };
  const shown = dues.slice(0, MAX_ROWS);
  const { columns } = texts;
  return {
    content: lines(
      texts.overdue(figures.count(found.count), during, whose),
      texts.line(texts.inAll, describeSums(byCurrency, inEuro, speech)),
      table(
        [columns.date, columns.isin, columns.due],
        ...shown.map(({ date, isin, amount }) => [figures.day(date), isin, describeMoney(amount, speech)]),
      ),
      found.count > shown.length ? texts.more(figures.count(found.count - shown.length)) : undefined,
      withoutTerms,
      describeRates(found.rates, speech),
    ),
    facts: shown,
  };
};
