import { Decimal } from '#domain/money/decimal';
import type { Tools } from '../../../tools/create-tools.ts';
import { reply, type Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { wholeMonths } from '../../understanding/periods/period-arithmetic.ts';
import { isOfMonth, placed, type Answer } from '../answer.ts';

async function find({ filter, ...query }: Query, tools: Tools, speech: Speech) {
  const period = placed({ filter, ...query }, speech.today, 'behind');
  const found = await tools.listDividends.run({ filter, period });
  const [during, whose] = [speech.during(period), speech.narrowing(filter)];
  return { found, during, whose, isAllTime: period === undefined };
}

type OfSecurity = Awaited<ReturnType<typeof find>>['found']['bySecurity'][number];
const byAmount = ({ inEuro: one }: OfSecurity, { inEuro: other }: OfSecurity) =>
  new Decimal(other.amount).comparedTo(one.amount);

/** What part of it was withheld. */
const taxPercent = ({ inEuro, tax }: OfSecurity) =>
  new Decimal(inEuro.amount).isZero()
    ? new Decimal(0)
    : new Decimal(tax.inEuro.amount).div(inEuro.amount).times(100);
const byTaxPart = (one: OfSecurity, other: OfSecurity) => taxPercent(other).comparedTo(taxPercent(one));

/** The sum of each security, the largest first. */
function bySecurity(
  found: readonly OfSecurity[],
  { speech, order }: { readonly speech: Speech; readonly order: typeof byAmount },
): string {
  const { texts, whole, sums } = speech;
  return speech.table(
    [
      texts.columns.isin,
      whole.columns.name,
      texts.columns.count,
      texts.columns.amount,
      texts.columns.tax,
      '%',
    ],
    found
      .toSorted(order)
      .map((one) => [
        ...[one.isin, one.name ?? '–', speech.count(one.count)],
        ...[sums(one.byCurrency, one.inEuro), sums(one.tax.byCurrency, one.tax.inEuro)],
        speech.percent(taxPercent(one)),
      ]),
  );
}

/** 'On average each month', of whole months. */
function averageMonth(query: Query, { amount }: OfSecurity['inEuro'], speech: Speech): string | undefined {
  const period = placed(query, speech.today, 'behind');
  const months = period && wholeMonths(period);
  return isOfMonth(query) && months !== undefined
    ? speech.texts.averageMonth(speech.euro(new Decimal(amount).div(months)))
    : undefined;
}

/** What ETFs and shares paid: in all, and each security's sum or, of one, each payment. */
export const dividends: Answer = async (query, tools, speech) => {
  const { texts, day, money, sums } = speech;
  const { found, during, whose, isAllTime } = await find(query, tools, speech);
  // The sum that is entered with the holding itself, where no single ones are.
  const { dividend } = (await tools.sumHoldings.run({ filter: query.filter })).all;
  const entered =
    isAllTime &&
    dividend.count > 0 &&
    texts.line(texts.enteredDividends, sums(dividend.byCurrency, dividend.inEuro));
  if (found.count === 0) return reply({}, !entered && texts.noDividends(during, whose), entered);
  return reply(
    found.dividends,
    texts.dividends(sums(found.byCurrency, found.inEuro), during, whose),
    averageMonth(query, found.inEuro, speech),
    texts.line(texts.taxes, sums(found.tax.byCurrency, found.tax.inEuro)),
    texts.line(texts.afterTax, sums(found.afterTax.byCurrency, found.afterTax.inEuro)),
    entered,
    found.bySecurity.length > 1
      ? bySecurity(found.bySecurity, { speech, order: byAmount })
      : speech.table(
          [texts.columns.date, texts.columns.isin, texts.columns.amount, texts.columns.tax],
          found.dividends.map(({ date, isin, amount, tax }) => [day(date), isin, money(amount), money(tax)]),
          found.count,
        ),
    speech.rates(found.rates),
  );
};

/** The tax that was withheld from them. */
export const dividendTax: Answer = async (query, tools, speech) => {
  const { found, during, whose } = await find(query, tools, speech);
  if (found.count === 0) return reply({}, speech.texts.noDividends(during, whose));
  return reply(
    found.dividends,
    speech.texts.dividendTax(speech.sums(found.tax.byCurrency, found.tax.inEuro), during, whose),
    bySecurity(found.bySecurity, { speech, order: query.operation === 'list' ? byAmount : byTaxPart }),
    speech.rates(found.rates),
  );
};
