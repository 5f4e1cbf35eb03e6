import type { Tools } from '../../../tools/create-tools.ts';
import { reply, type SpokenAnswer, type Speech } from '../../speech.ts';
import { placed, type Answer } from '../answer.ts';

type Found = Awaited<ReturnType<Tools['listOverdue']['run']>>;

/** Of what less came than was due. */
function describeShort(
  { short }: Found,
  { texts, count, day, money, table }: Speech,
): SpokenAnswer | undefined {
  if (short.length === 0) return undefined;
  const { columns } = texts;
  return reply(
    short,
    texts.paidShort(count(short.length)),
    table(
      [columns.date, columns.isin, columns.due, columns.paid, columns.missing],
      short.map((one) => [day(one.date), one.isin, money(one.due), money(one.received), money(one.missing)]),
    ),
  );
}

/** What was due and nobody recorded as received, or less of it than was due; or that nothing is missing. */
export const overdue: Answer = async (query, tools, speech) => {
  const { texts, count, day, money, during, narrowing } = speech;
  const period = placed(query, speech.today, 'behind');
  const found = await tools.listOverdue.run({ filter: query.filter, period });
  const [when, whose] = [during(period), narrowing(query.filter)];
  const withoutTerms = found.withoutTerms > 0 && texts.withoutTerms(count(found.withoutTerms));
  const short = describeShort(found, speech);
  if (found.count === 0)
    return reply(short?.facts ?? {}, short?.content ?? texts.noOverdue(when, whose), withoutTerms);
  const { columns } = texts;
  return reply(
    [found.dues, found.short],
    texts.overdue(count(found.count), when, whose),
    texts.line(texts.inAll, speech.sums(found.byCurrency, found.inEuro)),
    speech.table(
      [columns.date, columns.isin, columns.due],
      found.dues.map(({ date, isin, amount }) => [day(date), isin, money(amount)]),
      found.count,
    ),
    short?.content,
    short && texts.owedInAll(speech.money(found.inEuroWithShort)),
    withoutTerms,
    speech.rates(found.rates),
  );
};
